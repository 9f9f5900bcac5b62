export { InboxScreen } from "./inbox/inbox-screen.tsx";
