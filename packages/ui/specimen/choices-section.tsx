import { ArrowLeftRight, LayoutGrid, Rows3, Trash2, Upload } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../src/base/language.ts";
import { CheckRows } from "../src/controls/check-rows.tsx";
import { Checkbox } from "../src/controls/checkbox.tsx";
import { ChoiceRows } from "../src/controls/choice-rows.tsx";
import { Combobox } from "../src/controls/combobox.tsx";
import { QuickFilter } from "../src/controls/quick-filter.tsx";
import { SegmentedControl } from "../src/controls/segmented-control.tsx";
import { Select } from "../src/controls/select.tsx";
import { Switch } from "../src/controls/switch.tsx";
import { Section } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

export function ChoicesSection() {
  const { sections, choices, inputs } = useTexts(widgetsTexts);
  const [action, setAction] = useState<string | null>("empty");
  const [rights, setRights] = useState<string[]>(["orders"]);
  const [timeWindow, setTimeWindow] = useState("all_day");
  const [day, setDay] = useState<string | null>("morning");
  const [view, setView] = useState("list");
  const [waste, setWaste] = useState<string | null>(null);
  const [mail, setMail] = useState(true);
  const wasteTypes = Object.entries(choices.wasteTypes).map(([value, label]) => ({ value, label }));
  const list = { label: choices.wasteType, options: wasteTypes, value: waste, placeholder: choices.choose };
  return (
    <Section title={sections.choices}>
      <div className={`${styles.grid} ${styles.wide}`}>
        <ChoiceRows
          label={choices.action}
          value={action}
          onChange={setAction}
          options={[
            { value: "exchange", title: choices.exchange, text: choices.exchangeText, icon: ArrowLeftRight },
            { value: "empty", title: choices.empty, text: choices.emptyText, icon: Trash2 },
            { value: "move", title: choices.move, lockedBecause: choices.moveLocked, icon: Upload },
          ]}
        />
        <CheckRows
          label={choices.rights}
          values={rights}
          onChange={setRights}
          error={inputs.nameMissing}
          options={[
            { value: "orders", title: choices.orders, text: choices.ordersText },
            { value: "exports", title: choices.exports, text: choices.exportsText },
          ]}
        />
        <div className={styles.stack}>
          <SegmentedControl
            label={choices.window}
            fill
            value={timeWindow}
            onChange={setTimeWindow}
            options={[
              { value: "all_day", label: choices.allDay },
              { value: "morning", label: choices.morning },
              { value: "afternoon", label: choices.afternoon },
            ]}
          />
          <SegmentedControl
            label={choices.view}
            value={view}
            onChange={setView}
            options={[
              { value: "list", label: choices.list, icon: Rows3 },
              { value: "cards", label: choices.cards, icon: LayoutGrid },
            ]}
          />
          <QuickFilter
            label={choices.window}
            value={day}
            onChange={setDay}
            options={[
              { value: "all_day", label: choices.allDay },
              { value: "morning", label: choices.morning },
            ]}
          />
          <Switch label={choices.mail} text={choices.mailText} checked={mail} onChange={setMail} />
          <Switch label={choices.mail} checked={!mail} onChange={(on) => setMail(!on)} />
          <Checkbox label={choices.terms} defaultChecked />
          <Checkbox label={choices.all} mixed />
          <Checkbox label={choices.all} disabled />
        </div>
        <Select {...list} onChange={setWaste} />
        <Select {...list} onChange={setWaste} error={inputs.nameMissing} />
        <Select {...list} onChange={setWaste} disabled />
        <Combobox {...list} onChange={setWaste} searchLabel={choices.searchWaste} />
        <Combobox
          {...list}
          onChange={setWaste}
          searchLabel={choices.searchWaste}
          error={inputs.nameMissing}
        />
      </div>
    </Section>
  );
}
