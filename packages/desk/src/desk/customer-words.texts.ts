/** What forms of the desk propose to write to customers: in German, whatever language the desk is read in. */
export const customerWords = {
  ticketStatusAtFirst: "In Bearbeitung",
  declinedBecause: {
    container: "Derzeit ist kein passender Behälter frei.",
    cycle: "In diesem Turnus fahren wir in Ihrem Gebiet nicht.",
    other: "",
  },
};
