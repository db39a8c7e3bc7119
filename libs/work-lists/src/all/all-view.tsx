import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { WorkLists, WorkListSummary } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { PageLink, workListAddress } from '@pendapa/page-manifest';
import { useUserName } from '@pendapa/panels';
import { LineNotice, Panel } from '@pendapa/ui-layout';
import { allTexts } from '../messages/all.ts';
import { useUnitName } from '../parts/use-unit-name.ts';

/** A page with a list of debts. */
const DEBTORS_PAGE = '/arrears-op-tax-type';

function Entry({ list }: { readonly list: WorkListSummary }) {
  const t = useMessages(allTexts);
  const format = useFormat();
  const userName = useUserName();
  const unitName = useUnitName();
  const { done, 'not-found': notFound } = list.states;
  const facts = [
    t('progress', { done: format.count(done + notFound), rows: format.count(list.rows) }),
    ...(list.due === null ? [] : [t('due', { date: format.date(list.due) })]),
    ...(list.unit === null ? [] : [unitName(list.unit)]),
    t('owed', { date: format.date(list.snapshot), owed: format.money(list.owed) }),
    t('made', { at: format.instant(list.madeAt), by: userName(list.madeBy) }),
  ];
  return (
    <Box
      component="li"
      sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 }, overflowWrap: 'anywhere' }}
    >
      <Link component={PageLink} to={workListAddress(list.id)} sx={{ fontWeight: 600 }}>
        {list.name}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
    </Box>
  );
}

/** All work lists, and how to make one. */
export function AllView({ workLists, fault }: WorkLists) {
  const t = useMessages(allTexts);
  const text = useText();
  const running = workLists.filter(({ closedAt }) => closedAt === null);
  const ended = workLists.filter(({ closedAt }) => closedAt !== null);
  const panel = (title: string, lists: readonly WorkListSummary[]) =>
    lists.length > 0 && (
      <Panel title={title}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lists.map((list) => (
            <Entry key={list.id} list={list} />
          ))}
        </Box>
      </Panel>
    );
  return (
    <>
      <Typography component="h2" variant="h1">
        {running.length > 0 ? t('say.open', { count: running.length }) : t('none')}
      </Typography>
      {fault !== null && <LineNotice tone="watch">{text(fault)}</LineNotice>}
      <Typography variant="body2" color="textSecondary">
        {t('how')}
      </Typography>
      <Button variant="outlined" component={PageLink} to={DEBTORS_PAGE} sx={{ justifySelf: 'start' }}>
        {t('toLists')}
      </Button>
      {panel(t('running'), running)}
      {panel(t('ended'), ended)}
    </>
  );
}
