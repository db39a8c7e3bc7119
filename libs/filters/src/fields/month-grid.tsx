import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { addDays, addMonths, monthEnd, monthStart, type CalendarDate } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { dateTexts } from '../messages/dates.ts';

export interface MonthGridProps {
  /** Accessible name: which date is chosen. */
  readonly label: string;
  readonly chosen: CalendarDate;
  /** Latest day that can be chosen; empty for any. */
  readonly latest: CalendarDate | '';
  readonly onChoose: (day: CalendarDate) => void;
}

const WEEK = 7;

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.caption,
  width: '100%',
  borderSpacing: 0,
  textAlign: 'center',
  th: { fontWeight: 400, color: theme.vars.palette.text.secondary, padding: 2 },
  td: { padding: 0 },
  button: {
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    width: '100%',
    minHeight: 32,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: theme.vars.palette.text.primary,
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.action.hover },
    '&[aria-pressed="true"]': { background: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
    '&:disabled': { color: theme.vars.palette.text.disabled, cursor: 'default', background: 'none' },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  },
}));

/** Day of the week, 0 for Monday. */
const weekdayOf = (day: CalendarDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK;

/** Weeks of a month; null for days of other months. */
function weeksOf(first: CalendarDate): readonly (readonly (CalendarDate | null)[])[] {
  const [before, length] = [weekdayOf(first), Number(monthEnd(first).slice(8))];
  return Array.from({ length: Math.ceil((before + length) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_day, at) => {
      const index = week * WEEK + at - before;
      return index < 0 || index >= length ? null : addDays(first, index);
    }),
  );
}

/** Returns the day that a key moves to; null for other keys. */
function dayAfter(key: string, day: CalendarDate): CalendarDate | null {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK };
  const step = { ...steps, Home: -weekdayOf(day), End: WEEK - 1 - weekdayOf(day) }[key];
  if (step !== undefined) return addDays(day, step);
  return key === 'PageUp' ? addMonths(day, -1) : key === 'PageDown' ? addMonths(day, 1) : null;
}

/** Calendar of one month. Keys: arrows move by day and week, Home and End within the week, Page keys by month. */
export function MonthGrid({ label, chosen, latest, onChoose }: MonthGridProps) {
  const t = useMessages(dateTexts);
  const format = useFormat();
  const [day, setDay] = useState(chosen);
  const [moved, setMoved] = useState(false);
  // Follows a date that was typed in the field.
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    setDay(chosen);
    setMoved(false);
  }
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (moved) current.current?.focus();
  }, [day, moved]);
  const go = (to: CalendarDate, focus: boolean): void => {
    setMoved(focus);
    setDay(latest !== '' && to > latest ? latest : to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = dayAfter(event.key, day);
    if (to === null) return;
    event.preventDefault();
    go(to, true);
  };
  const first = monthStart(day);
  return (
    <Box role="group" aria-label={label} sx={{ gridColumn: '1 / -1' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <IconButton size="small" aria-label={t('monthBefore')} onClick={() => go(addMonths(day, -1), false)}>
          <ChevronLeftIcon fontSize="small" />
        </IconButton>
        <Box component="span" aria-live="polite" sx={{ typography: 'body2', fontWeight: 600 }}>
          {format.month(first)}
        </Box>
        <IconButton
          size="small"
          aria-label={t('monthAfter')}
          disabled={latest !== '' && monthEnd(day) >= latest}
          onClick={() => go(addMonths(day, 1), false)}
        >
          <ChevronRightIcon fontSize="small" />
        </IconButton>
      </Box>
      <Table onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {t('weekdays')
              .split(' ')
              .map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(first).map((week, index) => (
            <tr key={week.find((one) => one !== null) ?? index}>
              {week.map((one, at) => (
                <td key={one ?? `empty ${at}`}>
                  {one !== null && (
                    <button
                      type="button"
                      ref={one === day ? current : undefined}
                      tabIndex={one === day ? 0 : -1}
                      aria-label={format.dateLong(one)}
                      aria-pressed={one === chosen}
                      disabled={latest !== '' && one > latest}
                      onClick={() => onChoose(one)}
                    >
                      {Number(one.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
