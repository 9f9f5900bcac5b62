import { defineTexts } from "@kreislauf/contract/base";
import { maxOrdersAtOnce } from "@kreislauf/contract/orders";

const ordersDe = (count: string) => (count === "1" ? "1\u00A0Auftrag" : `${count}\u00A0Aufträge`);
const ordersEn = (count: string) => (count === "1" ? "1\u00A0order" : `${count}\u00A0orders`);

export const orderBatchTexts = defineTexts({
  de: {
    bar: "Ausgewählte Aufträge",
    chosen: (count: string) => `${ordersDe(count)} gewählt`,
    chooseAll: (count: string) => `Alle ${count} wählen`,
    choosingAll: "Wird gewählt …",
    chooseAllFailed: "Die übrigen Aufträge konnten nicht geladen werden.",
    atMost: `Bis zu ${maxOrdersAtOnce} Aufträge auf einmal.`,
    clear: "Auswahl aufheben",
    complete: (count: string) => `${count} auf erledigt setzen`,
    cancel: (count: string) => `${count} stornieren`,
    export: "Exportieren",
    exportOf: (count: string) => `${ordersDe(count)}, ausgewählt`,
    locked: {
      complete: "Keiner der gewählten Aufträge wartet auf Rückmeldung.",
      cancel: "Keiner der gewählten Aufträge lässt sich noch stornieren.",
    },
    list: "Aufträge",
    progress: (sent: string, all: string) => `${sent} von ${all} gesendet`,
    completeDialog: {
      title: (count: string) => `${ordersDe(count)} auf erledigt setzen?`,
      submit: (count: string) => `${ordersDe(count)} auf erledigt setzen`,
      submitting: "Wird gesetzt …",
    },
    cancelDialog: {
      title: (count: string) => `${ordersDe(count)} stornieren?`,
      submit: (count: string) => `${ordersDe(count)} stornieren`,
      submitting: "Wird storniert …",
      final:
        "Stornierte Aufträge lassen sich nicht wieder öffnen. Turnustermine entfallen ohne Ersatz, Abzüge und Aufstellungen finden nicht statt.",
    },
    /** Says how many of the chosen orders do not allow the action. */
    others: (count: string) =>
      count === "1"
        ? "1 gewählter Auftrag bleibt, wie er ist."
        : `${count} gewählte Aufträge bleiben, wie sie sind.`,
    result: {
      label: "Ergebnis der Sammelaktion",
      complete: {
        all: (count: string) =>
          count === "1" ? "1 Auftrag ist erledigt." : `${count} Aufträge sind erledigt.`,
        some: (done: string, all: string) => `${done} von ${all} Aufträgen sind erledigt.`,
        none: "Kein Auftrag wurde auf erledigt gesetzt.",
        doneList: (count: string) => (count === "1" ? "1 erledigter Auftrag" : `${count} erledigte Aufträge`),
      },
      cancel: {
        all: (count: string) =>
          count === "1" ? "1 Auftrag ist storniert." : `${count} Aufträge sind storniert.`,
        some: (done: string, all: string) => `${done} von ${all} Aufträgen sind storniert.`,
        none: "Kein Auftrag wurde storniert.",
        doneList: (count: string) =>
          count === "1" ? "1 stornierter Auftrag" : `${count} stornierte Aufträge`,
      },
      stays: (count: string) =>
        count === "1"
          ? "1 Auftrag bleibt unverändert und gewählt."
          : `${count} Aufträge bleiben unverändert und gewählt.`,
      notFound: "Diesen Auftrag sehen Sie nicht mehr.",
      open: "Öffnen",
      openOf: (orderNumber: string) => `Auftrag ${orderNumber} öffnen`,
      close: "Schließen",
    },
  },
  en: {
    bar: "Selected orders",
    chosen: (count) => `${ordersEn(count)} selected`,
    chooseAll: (count) => `Select all ${count}`,
    choosingAll: "Selecting…",
    chooseAllFailed: "The other orders could not be loaded.",
    atMost: `Up to ${maxOrdersAtOnce} orders at once.`,
    clear: "Clear selection",
    complete: (count) => `Mark ${count} as done`,
    cancel: (count) => `Cancel ${count}`,
    export: "Export",
    exportOf: (count) => `${ordersEn(count)}, selected`,
    locked: {
      complete: "None of the selected orders is waiting for feedback.",
      cancel: "None of the selected orders can still be cancelled.",
    },
    list: "Orders",
    progress: (sent, all) => `${sent} of ${all} sent`,
    completeDialog: {
      title: (count) => `Mark ${ordersEn(count)} as done?`,
      submit: (count) => `Mark ${ordersEn(count)} as done`,
      submitting: "Marking…",
    },
    cancelDialog: {
      title: (count) => `Cancel ${ordersEn(count)}?`,
      submit: (count) => `Cancel ${ordersEn(count)}`,
      submitting: "Cancelling…",
      final:
        "Cancelled orders cannot be reopened. Pickups of a cycle are dropped without replacement; withdrawals and placements do not take place.",
    },
    others: (count) =>
      count === "1" ? "1 selected order stays as it is." : `${count} selected orders stay as they are.`,
    result: {
      label: "Result for the selected orders",
      complete: {
        all: (count) => (count === "1" ? "1 order is done." : `${count} orders are done.`),
        some: (done, all) => `${done} of ${all} orders are done.`,
        none: "No order was marked as done.",
        doneList: (count) => (count === "1" ? "1 order done" : `${count} orders done`),
      },
      cancel: {
        all: (count) => (count === "1" ? "1 order is cancelled." : `${count} orders are cancelled.`),
        some: (done, all) => `${done} of ${all} orders are cancelled.`,
        none: "No order was cancelled.",
        doneList: (count) => (count === "1" ? "1 cancelled order" : `${count} cancelled orders`),
      },
      stays: (count) =>
        count === "1"
          ? "1 order is unchanged and stays selected."
          : `${count} orders are unchanged and stay selected.`,
      notFound: "You can no longer see this order.",
      open: "Open",
      openOf: (orderNumber) => `Open order ${orderNumber}`,
      close: "Close",
    },
  },
});
