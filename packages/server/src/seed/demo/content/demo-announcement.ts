import type { AnnouncementCreation } from "@kreislauf/contract/notifications";

/** What the operator of the demo announces in the north, from yesterday until the week after next. */
export const demoAnnouncement = (now: Temporal.Instant): AnnouncementCreation => ({
  title: "Baustelle am Elbtunnel.",
  text: "Bis Ende nächster Woche kommen unsere Wagen im Norden bis zu einer Stunde später.",
  lands: ["HH", "SH"],
  zipPrefixes: [],
  startsAt: now.subtract({ hours: 24 }).toString(),
  endsAt: now.add({ hours: 10 * 24 }).toString(),
});
