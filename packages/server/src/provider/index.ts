export { findKeyHolder } from "./api-keys.ts";
export { help, needsMigrations, runCommand, withWholePaths } from "./command-line.ts";
export type { CommandAnswer, CommandParts } from "./command.ts";
export { commandAddress, sendCommand, serveCommands } from "./command-socket.ts";
export { startWebhookDelivery } from "./deliver-webhooks.ts";
export { startForgettingEvents } from "./feed-jobs.ts";
export { bindProviderRoutes } from "./provider.routes.ts";
