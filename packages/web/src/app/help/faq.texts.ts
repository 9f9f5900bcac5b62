import { agreementsTexts } from "@kreislauf/contract/agreements";
import { defineTexts, permission } from "@kreislauf/contract/base";
import { reminderLimits } from "@kreislauf/contract/approvals";
import { disputeAnswerDays } from "@kreislauf/contract/invoices";
import { estimatedFrom } from "@kreislauf/contract/purchasing";
import { permissionTexts } from "@kreislauf/contract/users";
import type { FaqFacts } from "./faq-facts.ts";

const rights = { de: permissionTexts.de.names, en: permissionTexts.en.names };

/** Answers have one paragraph per line; lines that begin with a dash are list items. */
export const faqTexts = defineTexts({
  de: {
    order: {
      question: "Wie beauftrage ich eine Entsorgung?",
      answer: (facts: FaqFacts) =>
        [
          "Öffnen Sie „Beauftragung“, wählen Sie den Standort und am Behälter „Entsorgung beauftragen“. Der Kalender zeigt, welche Tage möglich sind, und nennt bei den anderen den Grund.",
          `- Beauftragen Sie bis 12:00 Uhr, ist der früheste Termin ${inWorkingDays(facts.leadTime.untilNoon)}, danach ${inWorkingDays(facts.leadTime.later)}. Manche Abfallarten brauchen mehr Vorlauf.`,
          `- Beauftragen Sie am Freitagnachmittag, ist der früheste Termin der ${facts.fridayAfternoon}.`,
          `- Ausgeführt wird spätestens ${facts.serviceDays} Arbeitstage nach dem Wunschtermin: ein Auftrag für Mittwoch also bis ${facts.serviceForWednesday} der Woche darauf.`,
          `- Ein Auftrag umfasst höchstens ${facts.maxBigBags} Big Bags. Fahrzeugteile holen wir erst ab ${facts.minVehicleParts} Stück ab, mit einer Liste der Teilenummern.`,
          `- Ist ein Preis vereinbart, steht er neben dem Wunschtermin. Was nach Gewicht abgerechnet wird, schätzen wir aus den letzten Ausführungen, sobald ${estimatedFrom.least} davon gewogen sind.`,
        ].join("\n"),
    },
    edit: {
      question: "Bis wann kann ich einen Auftrag bearbeiten?",
      answer: ({ edit, editExceptions }: FaqFacts) =>
        [
          `Bis ${edit.clock} ${daysBefore(edit.daysBefore)}. Die genaue Frist steht am Auftrag.`,
          ...editExceptions.map(
            ({ weekday, ends: [first, ...again] }) =>
              `- Für Aufträge am ${weekday} endet die Frist am ${first?.weekday ?? ""} um ${first?.clock ?? ""}.${
                again.length === 0
                  ? ""
                  : ` Danach ist die Bearbeitung noch einmal möglich: ${again.map((end) => `am ${end.weekday} bis ${end.clock}`).join(" und ")}.`
              }`,
          ),
          "- Ein neuer Wunschtermin muss dieselbe Frist einhalten.",
          "- Tauschaufträge lassen sich nicht bearbeiten. Stornieren Sie den Auftrag und erteilen Sie ihn neu.",
        ].join("\n"),
    },
    cancel: {
      question: "Bis wann kann ich stornieren?",
      answer: ({ cancel }: FaqFacts) =>
        `Bis ${cancel.clock} ${daysBefore(cancel.daysBefore)}, auch wenn sich der Auftrag nicht mehr bearbeiten lässt. Öffnen Sie den Auftrag und wählen Sie „Stornieren“ mit einem Grund.\nReklamierte, erledigte und stornierte Aufträge lassen sich nicht stornieren.`,
    },
    exchange: {
      question: "Warum lässt sich ein Tauschauftrag nicht bearbeiten?",
      answer: ({ cancel }: FaqFacts) =>
        `Für einen Tausch plant der Entsorger den leeren Behälter und die Tour zusammen. Eine Änderung wäre ein neuer Auftrag.\nStornieren Sie den Tauschauftrag bis ${cancel.clock} ${daysBefore(cancel.daysBefore)} und erteilen Sie ihn neu.`,
    },
    missed: {
      question: "Der Behälter wurde nicht abgeholt. Was nun?",
      answer: ({ claimAfterDays, serviceDays }: FaqFacts) =>
        `Ausgeführt wird bis ${serviceDays} Arbeitstage nach dem Wunschtermin. ${claimAfterDays === 1 ? "Ab dem Tag nach dem Wunschtermin" : `Ab ${claimAfterDays} Tagen nach dem Wunschtermin`} können Sie den Auftrag reklamieren: nicht entsorgt, nur teilweise entsorgt, falsche Leistung oder ein anderer Grund, auf Wunsch mit Foto.\nHat sich die Reklamation erledigt, schließen Sie sie im Auftrag.`,
    },
    done: {
      question: "Was heißt „auf erledigt setzen“?",
      answer: ({ claimAfterDays }: FaqFacts) =>
        `Sie bestätigen, dass die Leistung erbracht ist. Das geht ${claimAfterDays === 1 ? "ab dem Tag nach dem Wunschtermin" : `ab ${claimAfterDays} Tagen nach dem Wunschtermin`}.\nErledigt ist endgültig: Der Auftrag lässt sich danach nicht wieder öffnen, reklamieren oder stornieren.`,
    },
    askOnOrder: {
      question: "Wie frage ich die Disposition etwas zu einem Auftrag?",
      answer: () =>
        "Öffnen Sie den Auftrag und schreiben Sie unter „Fragen zum Auftrag“, auf Wunsch mit bis zu drei Fotos oder PDFs. Fragen und Antworten stehen danach im Verlauf.\nAntwortet die Disposition, erfahren Sie es per E-Mail und an der Glocke; was auf Sie wartet, steht im Dashboard unter „Zu tun“.",
    },
    approvals: {
      question: "Was passiert, wenn ein Auftrag eine Freigabe braucht?",
      answer: () =>
        `Er wird zur Anfrage und wartet unter „Freigaben“; die Behälter bleiben vorgemerkt. Bis wann entschieden sein muss, steht dabei. Danach verfällt die Anfrage und Sie bekommen Bescheid.\n- Freigeben, ändern oder ablehnen geht im Portal, auch auf dem Telefon; der Link in der E-Mail führt dorthin.\n- Wer angefragt hat, kann ${reminderLimits.pauseHours} Stunden nach der letzten Nachricht erinnern, höchstens ${reminderLimits.most} Mal.\n- Für den Urlaub lässt sich dort eine Vertretung eintragen.`,
    },
    budgets: {
      question: "Was zählt in einem Budget?",
      answer: () =>
        "Unter „Budgets“ steht je Kostenstelle oder Standort, was in einem Jahr ausgegeben, reserviert und noch frei ist, alles netto. Ausgegeben ist, was Rechnungen abzüglich Gutschriften berechnen; reserviert ist ein Auftrag, bis seine Rechnung da ist.\nBei 80 und 100 % bekommen alle eine Nachricht, die Budgets verwalten. Jede Zahl im Kostenbericht öffnet die Positionen, aus denen sie besteht.",
    },
    references: {
      question: "Wie kommen Kostenstelle und Bestellnummer auf den Auftrag?",
      answer: () =>
        `Sie stehen im Auftragsformular; womit ein Auftrag beginnt, ist je Standort vorbelegt und lässt sich ändern. Die Rechnung nennt sie wieder.\nWelche Felder Pflicht sind, wie eine Nummer aufgebaut ist und welche Einträge die Listen haben, legt unter „Kontierung“ fest, wer das Recht „${rights.de[permission.purchaser]}“ hat. Ein geschlossener oder abgelaufener Eintrag nimmt keine neuen Aufträge auf, ein Rahmen nur so viele, wie noch hineinpassen.`,
    },
    prices: {
      question: "Woher kommt der Preis eines Auftrags?",
      answer: () =>
        `Aus der Preisliste, die für Ihre Vereinbarung am Wunschtermin gilt. Er wird mit dem Auftrag festgehalten und nur neu berechnet, wenn Sie Anzahl, Aktion oder Termin ändern. Alle Preise sind netto.\nWas nach Gewicht abgerechnet wird, ist bis zum Wiegen eine Schätzung. Sind weniger als ${estimatedFrom.least} Ausführungen gewogen, steht nur der Preis je Tonne da.\nOb alle Preise sehen, die beauftragen, legt unter „Kontierung“ fest, wer das Recht „${rights.de[permission.purchaser]}“ hat.`,
    },
    newContainer: {
      question: "Wie beauftrage ich einen neuen Behälter?",
      answer: ({ placementDays }: FaqFacts) =>
        `Unter „Beauftragung“ mit „Neuer Behälter“: Abfallart, Behälter und Auftragsart wählen. Die Aufstellung braucht mindestens ${placementDays} Arbeitstage Vorlauf.\nIst Ihre Abfallart oder Ihr Behälter nicht dabei, fragen Sie dort ein Angebot an. Dafür brauchen Sie das Recht „${rights.de[permission.agreementManager]}“.`,
    },
    labels: {
      question: "Wozu dienen die QR-Codes auf den Behälterschildern?",
      answer: () =>
        "Wer angemeldet ist und das Recht dazu hat, kommt vom Code gleich zum Auftrag für diesen Behälter. Alle anderen können ohne Anmeldung melden, dass er voll ist, auf Wunsch mit Bild. Eine Meldung ist noch kein Auftrag: Sie steht bei Ihnen unter „Zu tun“.\nSchilder drucken Sie unter „Behälterschilder“. Ist ein Code in falsche Hände gekommen, erneuern oder beenden Sie ihn dort.",
    },
    withdraw: {
      question: "Wie ziehe ich einen Behälter ab?",
      answer: (_facts: FaqFacts) =>
        "Wählen Sie am Behälter „Abzug“ und das Datum, an dem wir ihn abziehen sollen. Ziehen wir alle Behälter ab, können Sie bis zum Tag davor weiter Entsorgungen beauftragen.\n- Aufträge nach dem Abzug werden storniert, frühere bleiben.\n- Sind alle Behälter abgezogen, endet die Vereinbarung.",
    },
    change: {
      question: "Wann gilt eine Änderung meiner Vereinbarung?",
      answer: (_facts: FaqFacts) =>
        `${agreementsTexts.de.coordination} Bis dahin steht am Behälter ein Hinweis. Künftige Aufträge des alten Turnus werden dann storniert, soweit Sie sie nicht selbst geändert haben.`,
    },
    holidays: {
      question: "Was passiert an Feiertagen?",
      answer: ({ afterHolidayFriday }: FaqFacts) =>
        `An Wochenenden und an den Feiertagen des Bundeslandes Ihres Standorts fahren wir nicht. Der Kalender sperrt diese Tage und nennt den Feiertag.\nTurnustermine rücken auf den nächsten Arbeitstag, zum Beispiel von einem Feiertag am Freitag auf ${afterHolidayFriday}. Arbeitstage sind Montag bis Freitag, ohne diese Feiertage.`,
    },
    hiddenSites: {
      question: "Warum sehe ich manche Standorte nicht?",
      answer: (_facts: FaqFacts) =>
        `Sie sehen die Standorte, die Ihnen zugewiesen sind. Fehlt einer, wenden Sie sich an jemanden in Ihrem Unternehmen mit dem Recht „${rights.de[permission.siteManager]}“. Inaktive Standorte erscheinen weder in der Auswahl noch auf der Karte.`,
    },
    inactiveSite: {
      question: "Warum ist ein Standort plötzlich inaktiv?",
      answer: (_facts: FaqFacts) =>
        "Standorte ohne Behälter und ohne offene Aufträge werden nach etwa zwei Monaten von selbst inaktiv. Wer Standorte verwaltet, sieht dazu einen Hinweis und kann den Standort wieder aktivieren. Frühere Aufträge und Belege bleiben lesbar.",
    },
    documents: {
      question: "Wo finde ich Rechnungen und Leistungsbelege?",
      answer: (_facts: FaqFacts) =>
        `Unter „Belege“, nach Art getrennt und nach Monaten gefiltert, jeweils als PDF. Dafür brauchen Sie das Recht „${rights.de[permission.documentManager]}“, und Ihr Unternehmen muss Belege im Portal nutzen. Den Leistungsbeleg eines Auftrags erreichen Sie auch am Auftrag.\n- „Kontoauszug“ zeigt, was offen ist und seit wann.\n- „Buchungsliste“ lädt Belege und Buchungsstapel im DATEV-Format als eine ZIP-Datei.\n- „Rechnungen per E-Mail“ schickt neue Rechnungen an Adressen, die Sie dort eintragen und wieder entfernen.`,
    },
    invoiceCheck: {
      question: "Wie prüfe und beanstande ich eine Rechnung?",
      answer: () =>
        `Öffnen Sie die Rechnung unter „Belege“ und wählen Sie „Rechnung prüfen“. Jede Position steht neben Auftrag, Gewicht und vereinbartem Preis, Abweichungen sind markiert. Was passt, nehmen Sie auf einmal an.\n- „Beanstanden“ nennt den Grund gleich mit; Fotos oder PDFs können Sie anhängen.\n- Die Antwort kommt innerhalb von ${disputeAnswerDays} Arbeitstagen: eine Gutschrift oder eine Ablehnung mit Grund. Eine abgelehnte Position können Sie einmal erneut beanstanden.\n- Die Zahlung hält das Portal nicht an.`,
    },
    proofs: {
      question: "Wozu dienen die Entsorgungsnachweise im Portal?",
      answer: () =>
        "Gefährliche Abfälle brauchen einen Nachweis, wenn am Standort mehr als zwei Tonnen im Jahr anfallen. Unter „Nachweise“ steht, bis wann jeder gilt und wie viel von ihm verbraucht ist.\n- Beim Beauftragen prüft das Portal Laufzeit und Menge und nennt, ab wann ein Auftrag möglich wäre, auch in Sammelaufträgen. Wo es nur warnt, können Sie die Nummer Ihres Nachweises angeben.\n- 90 und 30 Tage vor dem Ende erinnern wir Sie.\n- Signiert wird außerhalb des Portals; wer signiert hat, steht am Auftrag.",
    },
    register: {
      question: "Wie komme ich zum Abfallregister?",
      answer: () =>
        "Unter „Nachweise“ im Register: jede Entsorgung eines Zeitraums mit AVV-Nummer, Masse, Beförderer, Entsorger, Nachweis und Begleitschein, als PDF, Excel oder CSV. Für mehrere Standorte entsteht auf Wunsch ein PDF je Standort; die ZIP-Datei meldet die Glocke. Korrigierte Gewichte erscheinen dort von selbst.",
    },
    separation: {
      question: "Wie führe ich den GewAbfV-Ordner?",
      answer: () =>
        "Unter „Nachweise“ im GewAbfV-Ordner: je Standort und Jahr die getrennt gesammelten Fraktionen mit Behältern, Gewichten und Belegen, die Getrenntsammlungsquote und die offenen Lücken.\nFür jede Fraktion, die nicht getrennt gesammelt wird, tragen Sie dort den Grund ein und hängen einen Beleg an: Foto, Angebot oder Erklärung. Der Ordner lässt sich als PDF oder als ZIP mit allen Belegen laden, auch für alle Standorte auf einmal, und ersetzt keine Rechtsberatung.",
    },
    balance: {
      question: "Woher kommen die Zahlen der Abfallbilanz?",
      answer: () =>
        "Aus den ausgeführten Entsorgungen mit Gewicht, dieselben wie in der Abfallstatistik. Jede Zahl öffnet die Belege, aus denen sie besteht.\nEntsorgungen ohne Gewicht zählen nicht mit und werden daneben genannt, geschätzte Gewichte ebenso.",
    },
    colleagues: {
      question: "Wie lade ich Kolleginnen und Kollegen ein?",
      answer: (_facts: FaqFacts) =>
        "Unter „Benutzer“ mit „Benutzer einladen“: Name, E-Mail-Adresse, Rechte und Standorte angeben. Wir schicken einen Link, mit dem die Person ihr Passwort festlegt. Ist er abgelaufen, senden Sie die Einladung erneut.\nSie können nur Rechte vergeben, die Sie selbst haben. Externe Kontakte können sich nicht anmelden.",
    },
    secondFactor: {
      question: "Wie schütze ich meinen Zugang mit einem zweiten Faktor?",
      answer: () =>
        "In den Kontoeinstellungen unter „Zweiter Faktor“: Mit einem Passkey melden Sie sich mit Fingerabdruck, Gesicht oder Sicherheitsschlüssel an, ganz ohne Passwort. Eine Authenticator-App zeigt einen Code, den die Anmeldung nach dem Passwort verlangt.\nHeben Sie die zehn Wiederherstellungscodes gut auf. Ihr Unternehmen kann einen zweiten Faktor verlangen; ab wann, steht dann in einer E-Mail und in einem Hinweis auf jeder Seite.",
    },
    lostSecondFactor: {
      question: "Mein Telefon ist weg. Wie melde ich mich an?",
      answer: () =>
        "Nehmen Sie beim zweiten Schritt einen Ihrer Wiederherstellungscodes; jeder gilt einmal. Haben Sie keine mehr, kann die Benutzerverwaltung Ihres Unternehmens den zweiten Faktor zurücksetzen. Danach melden Sie sich mit dem Passwort an und richten ihn neu ein.",
    },
    companyAccount: {
      question: "Kann ich mich mit dem Konto meines Unternehmens anmelden?",
      answer: () =>
        "Ja, wenn Ihr Unternehmen das mit uns eingerichtet hat: E-Mail-Adresse eingeben und „Firmenkonto verwenden“. Verlangt Ihr Unternehmen das Firmenkonto, öffnen Passwort und Passkey den Zugang nicht mehr.",
    },
  },
  en: {
    order: {
      question: "How do I order a disposal?",
      answer: (facts) =>
        [
          "Open “Ordering”, select the site and choose “Order disposal” on the container. The calendar shows which days are available and explains why the others are not.",
          `- If you order by 12:00, the earliest date is ${workingDaysAhead(facts.leadTime.untilNoon)}, after that ${workingDaysAhead(facts.leadTime.later)}. Some types of waste require a longer lead time.`,
          `- If you order on a Friday afternoon, the earliest date is ${facts.fridayAfternoon}.`,
          `- Orders are carried out no later than ${facts.serviceDays} working days after the desired date: an order for Wednesday by ${facts.serviceForWednesday} of the following week.`,
          `- One order can include up to ${facts.maxBigBags} big bags. We collect vehicle parts in quantities of ${facts.minVehicleParts} or more, with a list of part numbers.`,
          `- If a price has been agreed, it is shown beside the desired date. What is charged by weight is estimated from the most recent disposals once ${estimatedFrom.least} of them have been weighed.`,
        ].join("\n"),
    },
    edit: {
      question: "Until when can I edit an order?",
      answer: ({ edit, editExceptions }) =>
        [
          `Until ${edit.clock} ${daysAhead(edit.daysBefore)}. The exact deadline is shown on the order.`,
          ...editExceptions.map(
            ({ weekday, ends: [first, ...again] }) =>
              `- For orders on ${weekday} the deadline is ${first?.weekday ?? ""}, ${first?.clock ?? ""}.${
                again.length === 0
                  ? ""
                  : ` After that, editing is possible again: ${again.map((end) => `on ${end.weekday} until ${end.clock}`).join(" and ")}.`
              }`,
          ),
          "- A new desired date must meet the same deadline.",
          "- Exchange orders cannot be edited. Cancel the order and place a new one.",
        ].join("\n"),
    },
    cancel: {
      question: "Until when can I cancel an order?",
      answer: ({ cancel }) =>
        `Until ${cancel.clock} ${daysAhead(cancel.daysBefore)}, even if the order can no longer be edited. Open the order and choose “Cancel” with a reason.\nOrders with a claim, and orders that are done or already cancelled, cannot be cancelled.`,
    },
    exchange: {
      question: "Why can't I edit an exchange order?",
      answer: ({ cancel }) =>
        `For an exchange, the disposer plans the empty container and the route together. Any change would be a new order.\nYou can cancel the exchange until ${cancel.clock} ${daysAhead(cancel.daysBefore)} and place a new order.`,
    },
    missed: {
      question: "My container was not collected. What now?",
      answer: ({ claimAfterDays, serviceDays }) =>
        `Orders are carried out within ${serviceDays} working days after the desired date. From ${claimAfterDays === 1 ? "the day after the desired date" : `${claimAfterDays} days after the desired date`} you can make a claim: not carried out, only partly carried out, wrong service, or another reason – with a photo if you like.\nOnce the claim has been resolved, close it on the order page.`,
    },
    done: {
      question: "What does “mark as done” mean?",
      answer: ({ claimAfterDays }) =>
        `You confirm that the service was carried out. That is possible from ${claimAfterDays === 1 ? "the day after the desired date" : `${claimAfterDays} days after the desired date`}.\nThis is final: the order can then no longer be reopened or cancelled, and no claim can be made.`,
    },
    askOnOrder: {
      question: "How do I ask dispatch something about an order?",
      answer: () =>
        "Open the order and write under “Questions about the order”, with up to three photos or PDFs if you like. Questions and answers are then part of its history.\nWe tell you of an answer by e-mail and at the bell; what is waiting for you is on the dashboard under “To do”.",
    },
    approvals: {
      question: "What happens when an order needs an approval?",
      answer: () =>
        `It becomes a request and waits under “Approvals”; its containers stay reserved. The request shows by when it has to be decided. After that it lapses, and you are notified.\n- It can be approved, changed or declined in the portal, also on your phone; the link in the e-mail takes you there.\n- Whoever made the request can send a reminder ${reminderLimits.pauseHours} hours after the last message, at most ${reminderLimits.most} times.\n- You can name a substitute there for when you are away.`,
    },
    budgets: {
      question: "What counts in a budget?",
      answer: () =>
        "“Budgets” shows what is spent, reserved and left in a year for each cost centre or site, all of it net. “Spent” is what invoices charge, less credit notes; an order counts as “reserved” until its invoice arrives.\nAt 80% and 100% everybody who manages budgets is notified. Each figure in the cost report opens the lines behind it.",
    },
    references: {
      question: "How do the cost centre and PO number get onto an order?",
      answer: () =>
        `They are fields of the order form; their defaults are set for each site and can be changed. The invoice shows them, too.\nWhich fields are required, what format a number has and which entries the lists contain is set under “Account assignment” by whoever has the permission “${rights.en[permission.purchaser]}”. A closed or ended entry takes no new orders, an entry with a limit takes only as many as still fit.`,
    },
    prices: {
      question: "Where does the price of an order come from?",
      answer: () =>
        `From the price list that applies to your agreement on the desired date. It is stored with the order and recalculated only if you change the quantity, action or date. All prices are net.\nWhat is charged by weight is an estimate until it is weighed. If fewer than ${estimatedFrom.least} disposals have been weighed, only the price per tonne is shown.\nWhether everybody who orders sees prices is set under “Account assignment” by whoever has the permission “${rights.en[permission.purchaser]}”.`,
    },
    newContainer: {
      question: "How do I order a new container?",
      answer: ({ placementDays }) =>
        `Go to “Ordering” and choose “New container”, then select the waste type, container and order type. A placement requires at least ${placementDays} working days' notice.\nIf your waste type or container is not listed, request a quote there. You need the permission “${rights.en[permission.agreementManager]}”.`,
    },
    labels: {
      question: "What are the QR codes on the container labels for?",
      answer: () =>
        "If you are signed in and may order at the site, the code takes you straight to ordering for that container. Anyone else can report that it is full without signing in, with a photo if they like. A report is not an order yet: it appears under “To do”.\nPrint labels under “Container labels”. If a code has fallen into the wrong hands, renew or end it there.",
    },
    withdraw: {
      question: "How do I have a container withdrawn?",
      answer: () =>
        "Choose “Withdraw” on the container and select the date. If all containers are withdrawn, you can continue to order disposals up to the day before.\n- Orders after the withdrawal are cancelled, earlier ones stay.\n- Once all containers have been withdrawn, the agreement ends.",
    },
    change: {
      question: "When does a change to my agreement take effect?",
      answer: () =>
        `${agreementsTexts.en.coordination} Until then, the container shows a notice. Future orders from the old cycle are then cancelled unless you have changed them yourself.`,
    },
    holidays: {
      question: "What happens on public holidays?",
      answer: ({ afterHolidayFriday }) =>
        `We do not operate at weekends or on public holidays in your site's federal state. The calendar blocks these days and names the holiday.\nCycle dates move to the next working day, for example from a Friday holiday to ${afterHolidayFriday}. Deadlines in working days exclude public holidays.`,
    },
    hiddenSites: {
      question: "Why can't I see some sites?",
      answer: () =>
        "You see the sites assigned to you. If one is missing, contact your company's site managers. Inactive sites do not appear in the site selector or on the map.",
    },
    inactiveSite: {
      question: "Why has a site become inactive?",
      answer: () =>
        "Sites with no containers and no open orders become inactive automatically after about two months. Site managers see a notice and can reactivate the site. Past orders and documents remain available.",
    },
    documents: {
      question: "Where do I find invoices and service receipts?",
      answer: () =>
        `Under “Documents”, sorted by type and filtered by month, each as a PDF. You need the permission “${rights.en[permission.documentManager]}”, and your company must use documents in the portal. An order's service receipt is also linked from the order.\n- “Statement of account” shows what is open and since when.\n- “Booking list” downloads documents and posting batches in the DATEV format as one ZIP file.\n- “Invoices by e-mail” sends new invoices to addresses that you can add and remove there.`,
    },
    invoiceCheck: {
      question: "How do I check and dispute an invoice?",
      answer: () =>
        `Open the invoice under “Documents” and choose “Check invoice”. Each line is shown beside its order, weight and agreed price, and deviations are marked. You can accept everything that matches at once.\n- “Dispute” suggests the reason; you can attach photos or PDFs.\n- The answer comes within ${disputeAnswerDays} working days: a credit note, or a refusal with a reason. If a dispute was declined, you can dispute the line once more.\n- The portal does not stop the payment.`,
    },
    proofs: {
      question: "What are the disposal proofs in the portal for?",
      answer: () =>
        "Hazardous waste needs a proof once a site has more than two tonnes of it a year. “Proofs” shows how long each is valid and how much of it has been used.\n- When you order, the portal checks validity and quantity and says from when an order would be possible, also in orders for several containers or sites. Where it only warns, you can name the number of your own proof.\n- We remind you 90 and 30 days before a proof expires.\n- Signing happens outside the portal; the order shows who has signed.",
    },
    register: {
      question: "How do I get the waste register?",
      answer: () =>
        "Under “Proofs”, in the register: every disposal of a period with AVV code, mass, carrier, disposer, proof and consignment note, as PDF, Excel or CSV. For several sites a PDF per site is created on request; the bell announces the ZIP file. Corrected weights appear there automatically.",
    },
    separation: {
      question: "How do I keep the GewAbfV folder?",
      answer: () =>
        "Under “Proofs”, in the GewAbfV folder: by site and year the fractions collected separately with containers, weights and receipts, the separate collection rate and what is missing.\nEnter the reason there for each fraction that is not collected separately, and attach evidence: a photo, a quote or a statement. The folder can be downloaded as a PDF, or as a ZIP with all evidence, also for all sites at once; it is not legal advice.",
    },
    balance: {
      question: "Where do the figures of the waste balance come from?",
      answer: () =>
        "From the disposals carried out and weighed, the same as in the waste statistics. Each figure opens the receipts behind it.\nDisposals without a weight are not counted; they are named separately, and so are estimated weights.",
    },
    colleagues: {
      question: "How do I invite colleagues?",
      answer: () =>
        "Go to “Users” and choose “Invite user”, then enter the name, e-mail address, permissions and sites. We send a link to set a password. If it has expired, resend the invitation.\nYou can only grant permissions that you have yourself. External contacts cannot sign in.",
    },
    secondFactor: {
      question: "How do I protect my access with a second factor?",
      answer: () =>
        "In the account settings under “Second factor”: with a passkey you sign in with your fingerprint, face or security key, without any password. An authenticator app shows a code that you enter after your password.\nKeep the ten recovery codes in a safe place. Your company can require a second factor; an e-mail and a notice on every page then say from when.",
    },
    lostSecondFactor: {
      question: "My phone is gone. How do I sign in?",
      answer: () =>
        "Use one of your recovery codes in the second step; each works once. If you have none left, your company's user managers can reset the second factor. Then sign in with your password and set it up again.",
    },
    companyAccount: {
      question: "Can I sign in with my company's account?",
      answer: () =>
        "Yes, if your company has set this up with us: enter your e-mail address and choose “Use your company account”. If your company requires the company account, you can no longer sign in with a password or passkey.",
    },
  },
});

const inWorkingDays = (days: number) =>
  days === 0 ? "heute" : days === 1 ? "der nächste Arbeitstag" : `in ${days} Arbeitstagen`;

const daysBefore = (days: number) =>
  days === 1 ? "am Tag vor dem Wunschtermin" : `${days} Tage vor dem Wunschtermin`;

const workingDaysAhead = (days: number) =>
  days === 0 ? "today" : days === 1 ? "the next working day" : `in ${days} working days`;

const daysAhead = (days: number) =>
  days === 1 ? "the day before the desired date" : `${days} days before the desired date`;
