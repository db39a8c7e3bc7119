import Link from '@mui/material/Link';
import { useMessages } from '@pendapa/i18n';
import { PageLink, useAddress, WORK_LISTS_PATH } from '@pendapa/page-manifest';
import { useWorkList, useWorkLists } from '@pendapa/query';
import { Page } from '@pendapa/ui-layout';
import { AllView } from '../all/all-view.tsx';
import { ListView } from '../list/list-view.tsx';
import { workTexts } from '../messages/list.ts';
import { menu } from '../messages/menu.ts';
import { StoredAnswer } from '../parts/stored-answer.tsx';

function AllPage() {
  const t = useMessages(menu);
  const stored = useWorkLists();
  return (
    <Page title={t('workLists')}>
      <StoredAnswer stored={stored}>{(answer) => <AllView {...answer} />}</StoredAnswer>
    </Page>
  );
}

function ListPage({ id }: { readonly id: string }) {
  const t = useMessages(menu);
  const own = useMessages(workTexts);
  const stored = useWorkList(id);
  return (
    <Page title={stored.answer?.name ?? t('workLists')}>
      <Link component={PageLink} to={WORK_LISTS_PATH} sx={{ justifySelf: 'start' }}>
        {own('all')}
      </Link>
      <StoredAnswer stored={stored}>{(list) => <ListView list={list} stored={stored} />}</StoredAnswer>
    </Page>
  );
}

/** Work lists: all of them, or one, by the address. */
export default function WorkListsPage() {
  const { parameters } = useAddress();
  const id = parameters.get('list');
  return id === null ? <AllPage /> : <ListPage key={id} id={id} />;
}
