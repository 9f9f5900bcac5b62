/** Texts that forms of the desk propose to send to customers: always German, whatever the language of the desk. */
export const customerWords = {
  ticketStatusAtFirst: "In Bearbeitung",
  declinedBecause: {
    container: "Derzeit ist kein passender Behälter frei.",
    cycle: "In diesem Turnus fahren wir in Ihrem Gebiet nicht.",
    other: "",
  },
};
