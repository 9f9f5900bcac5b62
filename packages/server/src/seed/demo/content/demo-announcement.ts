import type { AnnouncementCreation } from "@kreislauf/contract/notifications";

/** An announcement for the north, from yesterday until ten days from now. */
export const demoAnnouncement = (now: Temporal.Instant): AnnouncementCreation => ({
  title: "Baustelle am Elbtunnel.",
  text: "Bis Ende nächster Woche kommen unsere Wagen im Norden bis zu einer Stunde später.",
  lands: ["HH", "SH"],
  zipPrefixes: [],
  startsAt: now.subtract({ hours: 24 }).toString(),
  endsAt: now.add({ hours: 10 * 24 }).toString(),
});
