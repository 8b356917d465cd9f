@echo off
rem Starts the endpoint on the articles beside it; options as in "java -jar mcp-server.jar --help".
cd /d "%~dp0"
java -jar mcp-server.jar --articles articles %*
