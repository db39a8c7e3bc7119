import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { WORK_STATES, type WorkList } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { useUserName } from '@pendapa/panels';
import { withMark, type StoredWorkList } from '@pendapa/query';
import { LineNotice, Panel, ToggleChoice } from '@pendapa/ui-layout';
import { workTexts } from '../messages/list.ts';
import { useUnitName } from '../parts/use-unit-name.ts';
import { CodeForm } from './code-form.tsx';
import { ListActions } from './list-actions.tsx';
import { isConflict, type UnsentMark } from '../unsent/unsent-mark.ts';
import type { UnsentMarks } from '../unsent/use-unsent-marks.ts';
import { PrintActions } from './print-actions.tsx';
import { rowId, WorkRow } from './work-row.tsx';

/** Sum of what was paid, and by how many rows; null if the data cannot say it. */
function paidOf({ items }: WorkList): { readonly amount: string; readonly rows: number } | null {
  if (items.some(({ debt }) => debt === 'unknown')) return null;
  const paying = items.filter(({ debt }) => debt === 'paid' || debt === 'partly-paid');
  return { amount: String(paying.reduce((sum, { paid }) => sum + BigInt(paid ?? '0'), 0n)), rows: paying.length };
}

function Head({ list }: { readonly list: WorkList }) {
  const t = useMessages(workTexts);
  const text = useText();
  const format = useFormat();
  const userName = useUserName();
  const unitName = useUnitName();
  const paid = paidOf(list);
  const { done, 'not-found': notFound } = list.states;
  const marked = { count: list.rows, done: format.count(done + notFound), date: format.date(list.snapshot) };
  const facts = [
    t('about', {
      at: format.instant(list.madeAt),
      by: userName(list.madeBy),
      date: format.date(list.snapshot),
      owed: format.money(list.owed),
    }),
    ...(list.amount === list.owed ? [] : [t('aboutFiltered', { amount: format.money(list.amount) })]),
    ...(list.unit === null ? [] : [`${t('unit', { unit: unitName(list.unit) })}.`]),
    ...(list.due === null ? [] : [`${t('due', { date: format.date(list.due) })}.`]),
    ...(list.closedAt === null ? [] : [t('ended', { at: format.instant(list.closedAt), by: userName(list.closedBy ?? 'local') })]),
  ];
  return (
    <>
      <Typography component="h2" variant="h1">
        {paid === null
          ? t('say.unpaired', marked)
          : t('say.visited', { ...marked, paid: format.count(paid.rows), amount: format.money(paid.amount) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' ')}
      </Typography>
      {list.fault !== null && <LineNotice tone="watch">{text(list.fault)}</LineNotice>}
      {list.present.snapshot === null && <LineNotice tone="watch">{t('older')}</LineNotice>}
      {list.present.snapshot !== null && !list.present.hasSnapshot && (
        <LineNotice tone="watch">{t('gone', { date: format.date(list.snapshot) })}</LineNotice>
      )}
    </>
  );
}

/** Rows by their result, or all. */
const FILTERS = ['all', ...WORK_STATES] as const;
type Filter = (typeof FILTERS)[number];

interface FiltersProps {
  readonly list: WorkList;
  readonly shown: Filter;
  readonly onShow: (filter: Filter) => void;
}

/** Chooses rows by their result; a result without rows stays. */
function Filters({ list, shown, onShow }: FiltersProps) {
  const t = useMessages(workTexts);
  const { count } = useFormat();
  const nameOf = (filter: Filter): string =>
    filter === 'all'
      ? t('filter.all', { n: count(list.rows) })
      : t('filter.one', { state: t(`state.${filter}`), n: count(list.states[filter]) });
  return <ToggleChoice label={t('filter')} value={shown} choices={FILTERS} name={nameOf} onChoose={onShow} />;
}

/** The list with results that are on their way to the server. A row in conflict shows the saved one. */
function withUnsent(list: WorkList, marks: readonly UnsentMark[]): WorkList {
  const isOnItsWay = (mark: UnsentMark): boolean =>
    mark.list === list.id && list.items.some((row) => row.position === mark.position && !isConflict(mark, row));
  return marks.filter(isOnItsWay).reduce((shown, { position, state, remark }) => withMark(shown, { position, state, remark }), list);
}

export interface ListViewProps {
  readonly list: WorkList;
  readonly stored: StoredWorkList;
  readonly unsentMarks: UnsentMarks;
}

/** A work list: what was done and paid, and each row with its result. */
export function ListView({ list, stored, unsentMarks }: ListViewProps) {
  const t = useMessages(workTexts);
  const [shown, setShown] = useState<Filter>('all');
  const mayMark = list.closedAt === null && list.fault === null;
  const marked = withUnsent(list, unsentMarks.marks);
  const rows = shown === 'all' ? list.items : list.items.filter((_row, index) => marked.items[index]?.state === shown);
  const goTo = (position: number): void => {
    setShown('all');
    // The row may only be there after the filter is gone.
    requestAnimationFrame(() => document.getElementById(rowId(position))?.focus());
  };
  return (
    <>
      <Head list={marked} />
      <Panel title={list.name}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between', mb: 1 }}>
          <Filters list={marked} shown={shown} onShow={setShown} />
          <CodeForm list={list.id} rows={list.rows} onRow={goTo} />
          <PrintActions list={list} />
        </Box>
        {rows.length === 0 && <Typography variant="body2">{t('noRows')}</Typography>}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <WorkRow key={row.position} list={list} row={row} unsentMarks={unsentMarks} mayMark={mayMark} />
          ))}
        </Box>
      </Panel>
      {list.fault === null && <ListActions list={list} stored={stored} />}
    </>
  );
}
