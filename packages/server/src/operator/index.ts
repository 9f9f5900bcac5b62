export { commandSocketPath, sendCommand, serveCommands } from "./commands/command-socket.ts";
export { type Command, type CommandContext, commandFailed, type CommandResult } from "./base/command.ts";
export { loadCommandLine } from "./commands/load-command-line.ts";
export { bindDeskImports } from "./imports/desk-imports.routes.ts";
