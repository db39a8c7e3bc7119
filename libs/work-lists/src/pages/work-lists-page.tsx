import Link from '@mui/material/Link';
import { useMessages } from '@pendapa/i18n';
import { PageLink, useAddress, WORK_LISTS_PATH } from '@pendapa/page-manifest';
import { isGone, PolledAnswer } from '@pendapa/panels';
import { useWorkList, useWorkLists } from '@pendapa/query';
import { Page } from '@pendapa/ui-layout';
import { AllView } from '../all/all-view.tsx';
import { ListView } from '../list/list-view.tsx';
import { workTexts } from '../messages/list.ts';
import { menu } from '../messages/menu.ts';
import { UnsentList } from '../unsent/unsent-list.tsx';
import { UnsentSummary } from '../unsent/unsent-summary.tsx';
import { useUnsentMarks } from '../unsent/use-unsent-marks.ts';

function AllPage() {
  const t = useMessages(menu);
  const stored = useWorkLists();
  const unsentMarks = useUnsentMarks();
  const { marks, isOffline, refusalOf } = unsentMarks;
  return (
    <Page title={t('workLists')}>
      <UnsentSummary unsentMarks={unsentMarks} />
      <UnsentList marks={isOffline ? marks : marks.filter((mark) => refusalOf(mark) !== null)} unsentMarks={unsentMarks} />
      <PolledAnswer polled={stored}>{(answer) => <AllView {...answer} />}</PolledAnswer>
    </Page>
  );
}

function ListPage({ id }: { readonly id: string }) {
  const t = useMessages(menu);
  const own = useMessages(workTexts);
  const stored = useWorkList(id);
  const unsentMarks = useUnsentMarks();
  return (
    <Page title={stored.answer?.name ?? t('workLists')}>
      <Link component={PageLink} to={WORK_LISTS_PATH} sx={{ justifySelf: 'start' }}>
        {own('all')}
      </Link>
      <UnsentSummary unsentMarks={unsentMarks} />
      {isGone(stored.failure) && <UnsentList marks={unsentMarks.marks.filter(({ list }) => list === id)} unsentMarks={unsentMarks} />}
      <PolledAnswer polled={stored}>{(list) => <ListView list={list} stored={stored} unsentMarks={unsentMarks} />}</PolledAnswer>
    </Page>
  );
}

/** Work lists: all of them, or one, by the address. */
export default function WorkListsPage() {
  const { parameters } = useAddress();
  const id = parameters.get('list');
  return id === null ? <AllPage /> : <ListPage key={id} id={id} />;
}
