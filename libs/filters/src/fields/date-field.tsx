import { useState, type KeyboardEvent } from 'react';
import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { addDays, addMonths, isCalendarDate, type CalendarDate } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { dateTexts } from '../messages/dates.ts';
import { readDate } from './read-date.ts';

export interface DateFieldProps {
  readonly label: string;
  /** Empty while unknown. */
  readonly value: CalendarDate | '';
  readonly error: boolean;
  readonly calendarOpen: boolean;
  /** Called with a complete date, or empty for invalid text. */
  readonly onChange: (date: CalendarDate | '') => void;
  readonly onCalendar: () => void;
}

const STEPS: Readonly<Record<string, (date: CalendarDate) => CalendarDate>> = {
  ArrowUp: (date) => addDays(date, 1),
  ArrowDown: (date) => addDays(date, -1),
  PageUp: (date) => addMonths(date, 1),
  PageDown: (date) => addMonths(date, -1),
};

/**
 * Date field in the user's language, independent of the browser. Accepts any usual notation, day first. Arrow keys
 * change it by a day, Page keys by a month.
 */
export function DateField({ label, value, error, calendarOpen, onChange, onCalendar }: DateFieldProps) {
  const t = useMessages(dateTexts);
  const format = useFormat();
  // Keeps the typed text until the field loses the focus.
  const [written, setWritten] = useState<string | null>(null);
  const known = isCalendarDate(value);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || !known) return;
    event.preventDefault();
    setWritten(null);
    onChange(step(value));
  };
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={written ?? (known ? format.date(value) : '')}
      error={error}
      helperText={known ? '\u00a0' : t('dateMissing')}
      autoComplete="off"
      onChange={({ target }) => {
        setWritten(target.value);
        onChange(readDate(target.value) ?? '');
      }}
      onBlur={() => setWritten((text) => (known ? null : text))}
      onKeyDown={onKeyDown}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'text', placeholder: t('dateExample') },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={t('calendarOf', { label })} aria-expanded={calendarOpen} onClick={onCalendar}>
                <CalendarMonthOutlinedIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
