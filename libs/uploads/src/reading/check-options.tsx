import { useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Check, Language } from '@pendapa/contracts';
import { useLanguage, useMessages } from '@pendapa/i18n';
import { NoteText, Panel, SwitchChoice } from '@pendapa/ui-layout';
import { readingTexts } from '../messages/reading.ts';
import { plainAmount, plainCount, typedAmount } from '../parts/typed-number.ts';

const PROFILE_NAME = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** The options as they are typed. */
export interface OptionTexts {
  readonly saves: boolean;
  readonly name: string;
  readonly rows: string;
  readonly amount: string;
}

const isNameWrong = ({ saves, name }: OptionTexts): boolean => (saves || name !== '') && !PROFILE_NAME.test(name);
const isRowsWrong = ({ rows }: OptionTexts, language: Language): boolean => rows !== '' && plainCount(rows, language) === null;
const isAmountWrong = ({ amount }: OptionTexts, language: Language): boolean => amount !== '' && plainAmount(amount, language) === null;

/** Fault of the first wrong field, as a key of the texts; null if there is none. */
function wrongOf(options: OptionTexts, language: Language): 'control.wrong' | 'profile.wrong' | null {
  if (isRowsWrong(options, language) || isAmountWrong(options, language)) return 'control.wrong';
  return isNameWrong(options) ? 'profile.wrong' : null;
}

/** The body of the check; null if a field is wrong. */
function checkOf(options: OptionTexts, language: Language): Check | null {
  if (wrongOf(options, language) !== null) return null;
  const { saves, name } = options;
  const rows = plainCount(options.rows, language);
  const amount = plainAmount(options.amount, language);
  return {
    ...(name === '' ? {} : { source: name }),
    ...(saves ? { saveProfile: true } : {}),
    ...(rows === null && amount === null
      ? {}
      : { control: { ...(rows === null ? {} : { rows }), ...(amount === null ? {} : { amount }) } }),
  };
}

/** A name for the profile from the name of the file. */
const nameFrom = (file: string): string =>
  file
    .toLowerCase()
    .replace(/\.[a-z0-9]+(\.gz)?$/, '')
    .replace(/\d+/g, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

export interface CheckOptionsControl {
  readonly options: OptionTexts;
  /** Null if a field is wrong. */
  readonly check: Check | null;
  /** Text that says what is wrong; null if no field is. */
  readonly wrong: 'control.wrong' | 'profile.wrong' | null;
  readonly change: (changes: Partial<OptionTexts>) => void;
}

/** Options of the check, beginning with those of the last one. */
export function useCheckOptions(last: Check | null, file: string): CheckOptionsControl {
  const language = useLanguage();
  const [options, setOptions] = useState<OptionTexts>(() => ({
    saves: last?.saveProfile ?? false,
    name: last?.source ?? '',
    rows: last?.control?.rows === undefined ? '' : String(last.control.rows),
    amount: typedAmount(last?.control?.amount ?? '', language),
  }));
  const change = (changes: Partial<OptionTexts>): void =>
    setOptions((old) => {
      const next = { ...old, ...changes };
      return next.saves && next.name === '' && changes.saves ? { ...next, name: nameFrom(file) } : next;
    });
  return { options, check: checkOf(options, language), wrong: wrongOf(options, language), change };
}

/** Fields for the totals that the source states, and for saving the way of reading. */
export function CheckOptionsPanel({
  control: { options, change },
  currency,
  isSaved = false,
}: {
  readonly control: CheckOptionsControl;
  readonly currency: string;
  /** True if the way of reading is saved already, so that it needs no name. */
  readonly isSaved?: boolean;
}) {
  const t = useMessages(readingTexts);
  const language = useLanguage();
  const hasWrongName = isNameWrong(options);
  const hasWrongRows = isRowsWrong(options, language);
  const hasWrongAmount = isAmountWrong(options, language);
  return (
    <Panel title={t('settings')} subtitle={t('settings.subtitle')}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
        <TextField
          size="small"
          label={t('controlRows')}
          value={options.rows}
          error={hasWrongRows}
          helperText={t(hasWrongRows ? 'control.wrong' : 'control.help')}
          onChange={({ target }) => change({ rows: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          size="small"
          label={t('controlAmount', { currency })}
          value={options.amount}
          error={hasWrongAmount}
          helperText={t(hasWrongAmount ? 'control.wrong' : 'control.help')}
          onChange={({ target }) => change({ amount: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        {!isSaved && (
          <TextField
            size="small"
            label={t('profile')}
            value={options.name}
            error={hasWrongName}
            helperText={t(hasWrongName ? 'profile.wrong' : 'profile.help')}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Box>
      {!isSaved && (
        <Box sx={{ mt: 1, display: 'grid', justifyItems: 'start' }}>
          <SwitchChoice label={t('save')} checked={options.saves} onChoose={(saves) => change({ saves })} />
          <NoteText>{t('save.about')}</NoteText>
        </Box>
      )}
    </Panel>
  );
}
