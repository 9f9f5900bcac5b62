export { asProviderInCompany, causedByProvider, ensureAllowed } from "./base/act-as-provider.ts";
export { createApiKey, findKeyHolder, listApiKeys, revokeApiKey } from "./base/api-keys.store.ts";
export { ensurePlannable } from "./ensure-plannable.ts";
export { startEventCleanup } from "./feed/event-cleanup.ts";
export { assignEventPositions, readFeedState } from "./feed/feed.store.ts";
export { bindProviderRoutes } from "./provider.routes.ts";
export { startWebhookDelivery } from "./webhooks/deliver-webhooks.ts";
export { deriveWebhookSecret, formatWebhookSecret, hashWebhookSecret } from "./webhooks/sign-webhook.ts";
export { insertWebhook, listWebhooks, retryWebhook, revokeWebhook } from "./webhooks/webhooks.store.ts";
