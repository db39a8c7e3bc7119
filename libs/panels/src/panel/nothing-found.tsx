import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Answer, SubjectKey } from '@pendapa/contracts';
import { useFiltersIfAny, useFilterValue, filterTexts, type Filters } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import type { FilterName } from '@pendapa/query';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../messages/texts.ts';
import { useExcluding } from './use-excluding.ts';

interface NothingFoundProps {
  readonly answer: Answer;
  readonly subject: SubjectKey;
  /** Measure that the panel would show. */
  readonly measure: string;
}

/** First day of the data if the period is outside of the data; otherwise null. */
function outsideOf({ notes, period, asOf }: Answer): string | null {
  const since = notes.find(({ code }) => code === 'period-beyond-data')?.params['since'] ?? '';
  return since !== '' && (period.to < since || period.from > asOf) ? since : null;
}

/** Shown if nothing matches: says whether period or filters exclude everything, and offers actions that help. */
export function NothingFound(props: NothingFoundProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const filters = useFiltersIfAny();
  const { answer } = props;
  const since = outsideOf(answer);
  if (since !== null) {
    const cause = t('causeBeyond', { since: format.date(since), asOf: format.date(answer.asOf) });
    const chosen = filters?.changedFilters.includes('period');
    return <EmptyPanel cause={cause} action={chosen && <WayOut text={t('widen')} onClick={() => filters?.reset(['period'])} />} />;
  }
  if (!filters) return <EmptyPanel cause={t('causeNoRows')} />;
  return <Excluded {...props} filters={filters} />;
}

function Excluded({ answer, subject, measure, filters }: NothingFoundProps & { readonly filters: Filters }) {
  const t = useMessages(messages);
  const words = useMessages(filterTexts);
  const value = useFilterValue();
  const { narrowing, helping } = useExcluding(subject, measure, answer.period);
  const named = (name: FilterName): string => `${words(name)}: ${value(filters, name)}`;
  const wayWithout = (name: FilterName) => (
    <WayOut key={name} text={words('remove', { label: words(name) })} onClick={() => filters.reset([name])} />
  );
  if (helping !== null && helping.length > 0) {
    const cause = t(narrowing.length > 1 ? 'causeTogether' : 'causeFilter', { filters: narrowing.map(named).join(', ') });
    return <EmptyPanel cause={cause} action={<Ways>{helping.map(wayWithout)}</Ways>} />;
  }
  const others = filters.changedFilters.length > 0 && helping !== null;
  return <EmptyPanel cause={t('causeNoRows')} action={others && <WayOut text={t('removeFilters')} onClick={() => filters.reset()} />} />;
}

const Ways = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>{children}</Box>
);

function WayOut({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <Button size="small" variant="outlined" onClick={onClick}>
      {text}
    </Button>
  );
}
