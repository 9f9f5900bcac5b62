export { commandHelp, parseCommand, runCommand, withAbsolutePaths } from "./commands/command-line.ts";
export { commandSocketPath, sendCommand, serveCommands } from "./commands/command-socket.ts";
export { type Command, type CommandContext, commandFailed, type CommandResult } from "./base/command.ts";
export { bindDeskImports } from "./imports/desk-imports.routes.ts";
