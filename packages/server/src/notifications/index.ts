export { startMailDelivery } from "./deliver-mails.ts";
export { startPushDelivery } from "./deliver-push.ts";
export { bindMailboxRoutes } from "./mailbox.routes.ts";
export {
  insertAnnouncement,
  isAnnounced,
  listAllAnnouncements,
  toProviderAnnouncement,
  withdrawAnnouncement,
} from "./announcements.store.ts";
export type { AnnouncementRow } from "./announcements.store.ts";
export { startNotificationPurge } from "./purge-notifications.ts";
export { bindNotificationsRoutes } from "./notifications.routes.ts";
export { createLiveHub } from "./live-hub.ts";
export { bindLiveRoutes } from "./live.routes.ts";
export { listFailedMails, retryFailedMails } from "../base/mail/outbox.store.ts";
