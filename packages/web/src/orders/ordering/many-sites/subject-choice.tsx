import { catalogTexts } from "@kreislauf/contract/catalog";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { FormFooter } from "@kreislauf/ui/layout/form-footer.tsx";
import { ChevronRight } from "lucide-react";
import { containerShapes } from "../../../catalog/index.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { siteOrdersTexts } from "./site-orders.texts.ts";
import type { SiteOrdersModel } from "./use-site-orders.ts";
import styles from "./site-orders.module.css";

/** Chooses what is ordered at all sites: an action on a waste in a container. Shows a placeholder while loading. */
export function SubjectChoice({ model }: { model: SiteOrdersModel }) {
  const texts = useTexts(siteOrdersTexts);
  const { loading } = useTexts(orderingFormTexts);
  const { containerAction } = useTexts(catalogTexts);
  const { subjects, sites } = model;
  const isLoading = model.agreements.data === undefined || model.subject !== null;
  return (
    <>
      <Card title={texts.subject} flush>
        {isLoading ? (
          <div className={styles.noteRow}>
            <Delayed text={loading}>
              <Skeleton height={260} radius={12} />
            </Delayed>
          </div>
        ) : subjects.length === 0 ? (
          <div className={styles.noteRow}>
            <StateMessage illustration="orders" title={texts.nothing} text={texts.nothingText} />
          </div>
        ) : (
          <ul className={styles.subjects}>
            {subjects.map((subject) => (
              <li key={subject.key}>
                <button
                  type="button"
                  className={styles.subject}
                  onClick={() => model.chooseSubject(subject.key)}
                >
                  <ContainerDrawing shape={containerShapes[subject.containerType.drawing]} size="tile" />
                  <span className={styles.site}>
                    <b>
                      {texts.subjectTitle(
                        subject.wasteType.description,
                        containerAction[subject.containerActionId],
                      )}
                    </b>
                    <small>
                      {`${subject.containerType.type}, ${texts.subjectSites(subject.siteCount, sites.length)}`}
                    </small>
                  </span>
                  <Icon of={ChevronRight} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <FormFooter>
        <Button onClick={() => model.goTo("sites")}>{texts.previous}</Button>
      </FormFooter>
    </>
  );
}
