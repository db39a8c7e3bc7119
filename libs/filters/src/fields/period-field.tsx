import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isCalendarDate, type Period } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useReferences, useStatus } from '@pendapa/query';
import { dateTexts } from '../messages/dates.ts';
import { filterTexts } from '../messages/filters.ts';
import { PRESETS, type PeriodChoice } from '../choices/choices.ts';
import { countedPeriods } from '../choices/counted-period.ts';
import { useFilters } from '../choices/filters-context.ts';
import { choiceOf, periodOf } from '../choices/period.ts';
import { choiceOfSnapshot, snapshotOf } from '../choices/snapshots.ts';
import { DateField } from './date-field.tsx';
import type { FieldProps } from './field.ts';
import { MonthGrid } from './month-grid.tsx';
import { RadioField } from './radio-field.tsx';
import { scrollBox } from './scroll-box.ts';

const EMPTY_PERIOD: Period = { from: '', to: '' };

interface DatesProps {
  readonly dates: Period;
  /** Latest day with data; empty while unknown. */
  readonly latest: string;
  readonly onWrite: (dates: Period) => void;
}

const isPeriod = ({ from, to }: Period): boolean => isCalendarDate(from) && isCalendarDate(to) && from <= to;

/** Two date fields, with a message if they are not a valid period. */
function Dates({ dates, latest, onWrite }: DatesProps) {
  const t = useMessages(dateTexts);
  const format = useFormat();
  const [calendar, setCalendar] = useState<'from' | 'to' | null>(null);
  const reversed = isCalendarDate(dates.from) && isCalendarDate(dates.to) && !isPeriod(dates);
  const write = (key: 'from' | 'to', date: string): void => onWrite({ ...dates, [key]: date });
  const input = (key: 'from' | 'to') => (
    <DateField
      label={t(key)}
      value={dates[key]}
      error={reversed && key === 'to'}
      calendarOpen={calendar === key}
      onChange={(date) => write(key, date)}
      onCalendar={() => setCalendar(calendar === key ? null : key)}
    />
  );
  const shown = calendar === null ? '' : dates[calendar];
  const day = isCalendarDate(shown) ? shown : latest;
  return (
    <Box sx={{ display: 'grid', columnGap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))', mt: 1.5 }}>
      {input('from')}
      {input('to')}
      {calendar !== null && day !== '' && (
        <MonthGrid
          key={calendar}
          label={t('calendarOf', { label: t(calendar) })}
          chosen={day}
          latest={latest}
          onChoose={(chosen) => write(calendar, chosen)}
        />
      )}
      <Typography role="status" variant="caption" color={reversed ? 'error' : 'textSecondary'} sx={{ gridColumn: '1 / -1' }}>
        {reversed ? t('dateReversed') : latest && t('dataUntil', { date: format.date(latest) })}
      </Typography>
    </Box>
  );
}

/** Periods over which taxpayers are counted: a year, the year to date, or the same days a year before. */
function CountedField({ choices, change, date }: FieldProps) {
  const t = useMessages(filterTexts);
  const format = useFormat();
  const since = useStatus().status?.since ?? null;
  const periods = date ? countedPeriods(date, since) : [];
  const keyOf = ({ from, to }: Period): string => `${from}/${to}`;
  return (
    <>
      <RadioField
        label={t('period')}
        value={date ? keyOf(periodOf(choices.period, date)) : ''}
        options={periods.map((period) => ({ value: keyOf(period), label: format.period(period) }))}
        onChoose={(value) => {
          const chosen = periods.find((period) => keyOf(period) === value);
          if (chosen && date) change({ period: choiceOf(chosen, date) });
        }}
      />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {t('countedWhy')}
      </Typography>
    </>
  );
}

/** Keeps typed dates until they form a valid period or another choice is made. */
function useWrittenDates({ choices: { period }, change, date }: FieldProps) {
  const [written, setWritten] = useState<Period | null>(null);
  const write = (dates: Period): void => {
    setWritten(dates);
    if (isPeriod(dates)) change({ period: date ? choiceOf(dates, date) : dates });
  };
  const choose = (chosen: PeriodChoice): void => {
    setWritten(null);
    change({ period: chosen });
  };
  return { dates: written ?? (date ? periodOf(period, date) : EMPTY_PERIOD), write, choose };
}

/** Chooses a snapshot, latest first, with the year up to it, or other days for changes between snapshots. */
function SnapshotField(props: FieldProps) {
  const { choices, date } = props;
  const t = useMessages(filterTexts);
  const format = useFormat();
  const days = useReferences()?.snapshots ?? [];
  const { dates, write, choose } = useWrittenDates(props);
  return (
    <>
      <Box sx={{ ...scrollBox, maxHeight: '16rem' }}>
        <RadioField
          label={t('period')}
          value={(date && snapshotOf(days, periodOf(choices.period, date))) ?? ''}
          options={[...days].reverse().map((day) => ({ value: day, label: t('snapshotAt', { date: format.date(day) }) }))}
          onChoose={(day) => date && choose(choiceOfSnapshot(day, days, date))}
        />
      </Box>
      <Dates dates={dates} latest={date?.asOf ?? ''} onWrite={write} />
    </>
  );
}

/** A preset relative to the data date, or a first and last day. */
function AnyPeriodField(props: FieldProps) {
  const { choices, date } = props;
  const t = useMessages(filterTexts);
  const { dates, write, choose } = useWrittenDates(props);
  const { period } = choices;
  return (
    <>
      <RadioField
        label={t('period')}
        value={typeof period === 'string' ? period : ''}
        options={PRESETS.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChoose={(value) => choose(PRESETS.find((preset) => preset === value) ?? period)}
      />
      <Dates dates={dates} latest={date?.asOf ?? ''} onWrite={write} />
    </>
  );
}

export function PeriodField(props: FieldProps) {
  const { countsTaxpayers, isSnapshot } = useFilters();
  if (isSnapshot) return <SnapshotField {...props} />;
  return countsTaxpayers ? <CountedField {...props} /> : <AnyPeriodField {...props} />;
}
