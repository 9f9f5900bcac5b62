import { approvalPageSize, approvalTabs } from "@kreislauf/contract/approvals";
import { permission } from "@kreislauf/contract/base";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Pager } from "@kreislauf/ui/data/pager.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { Tabs } from "@kreislauf/ui/layout/tabs.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { UserRoundCog } from "lucide-react";
import { useState } from "react";
import { useUser } from "../base/session.ts";
import { useListState } from "../base/use-list-state.ts";
import { ApprovalDetail } from "./approval-detail.tsx";
import { approvalList } from "./approval-list-state.ts";
import { ApprovalRow } from "./approval-row.tsx";
import { ApprovalRulesCard } from "./approval-rules-card.tsx";
import { approvalListQuery } from "./approvals.queries.ts";
import { approvalsScreenTexts } from "./approvals.texts.ts";
import { SubstituteDialog } from "./substitute-dialog.tsx";
import styles from "./approvals.module.css";
import { LoadFailure } from "../base/load-failure.tsx";

/**
 * Lists the requests by tab, with an opened request beside the list (on a phone instead of it), and shows the company's
 * rules to approvers and user managers.
 */
export function ApprovalsScreen() {
  const texts = useTexts(approvalsScreenTexts);
  const isMobile = useIsMobile();
  const { permissions } = useUser();
  const [state, change] = useListState(approvalList);
  const [isSubstituting, setSubstituting] = useState(false);
  const list = useQuery({
    ...approvalListQuery(state.tab, state.page),
    placeholderData: keepPreviousData,
  });
  const isApprover = permissions.includes(permission.approver);
  const seesRules = isApprover || permissions.includes(permission.userManager);
  const close = () => change({ request: null }, "replace");
  const detail = state.request !== null && (
    <ApprovalDetail key={state.request} id={state.request} onClose={close} />
  );
  const { data } = list;
  return (
    <>
      <PageHeader title={texts.title} context={texts.context}>
        {isApprover && (
          <Button icon={UserRoundCog} onClick={() => setSubstituting(true)}>
            {texts.substitute}
          </Button>
        )}
      </PageHeader>
      <Stack of="cards">
        <Tabs
          bleed
          label={texts.tabs}
          tabs={approvalTabs.map((tab) => ({
            value: tab,
            label: isMobile ? texts.shortTab[tab] : texts.tab[tab],
            count: data?.counts[tab],
          }))}
          value={state.tab}
          onChange={(tab) => change({ tab, request: null })}
        >
          <div className={styles.columns} data-open={state.request !== null || undefined}>
            <div className={styles.list}>
              <Card flush label={texts.tab[state.tab]}>
                {data === undefined ? (
                  list.isError ? (
                    <LoadFailure title={texts.failed} query={list} />
                  ) : (
                    <Delayed text={texts.title}>
                      <SkeletonCard />
                    </Delayed>
                  )
                ) : data.requests.length === 0 ? (
                  <StateMessage
                    illustration="orders"
                    title={texts.empty[state.tab]}
                    text={texts.emptyText[state.tab]}
                  />
                ) : (
                  <ul className={styles.rows}>
                    {data.requests.map((request) => (
                      <ApprovalRow
                        key={request.id}
                        request={request}
                        isOpen={request.id === state.request}
                        onOpen={() => change({ request: request.id })}
                      />
                    ))}
                  </ul>
                )}
              </Card>
              {data !== undefined && data.total > approvalPageSize && (
                <Pager
                  text={texts.page(data.total)}
                  page={state.page}
                  pageCount={Math.ceil(data.total / approvalPageSize)}
                  onPage={(page) => change({ page })}
                />
              )}
            </div>
            {detail}
          </div>
        </Tabs>
        {seesRules && !(isMobile && state.request !== null) && <ApprovalRulesCard />}
        {isSubstituting && <SubstituteDialog onClosed={() => setSubstituting(false)} />}
      </Stack>
    </>
  );
}
