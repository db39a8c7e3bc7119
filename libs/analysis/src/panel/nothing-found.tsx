import Button from '@mui/material/Button';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { useFiltersIfAny } from '../filters/filters-context.ts';
import { messages } from '../messages/texts.ts';
import type { AnswerTo } from '../reading/answer-to.ts';

/** Nothing matched: says whether the period or the filters exclude everything, and offers the way out. */
export function NothingFound({ answer }: { readonly answer: AnswerTo }) {
  const t = useMessages(messages);
  const format = useFormat();
  const filters = useFiltersIfAny();
  const beyond = answer.notes.find(({ code }) => code === 'period-beyond-data')?.params;
  const since = beyond?.['since'] ?? '';
  if (beyond && since !== '') {
    const cause = t('causeBeyond', { since: format.date(since), asOf: format.date(answer.asOf) });
    return <EmptyPanel cause={cause} action={filters && <WayOut text={t('widen')} onClick={() => filters.reset(['period'])} />} />;
  }
  const narrowed = filters !== null && filters.set.length > 0;
  return <EmptyPanel cause={t('causeNoRows')} action={narrowed && <WayOut text={t('removeFilters')} onClick={() => filters.reset()} />} />;
}

function WayOut({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <Button size="small" variant="outlined" onClick={onClick}>
      {text}
    </Button>
  );
}
