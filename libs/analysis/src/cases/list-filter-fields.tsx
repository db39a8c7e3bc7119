import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  listFilterSpec,
  listSpec,
  NOT_KNOWN,
  type ListChoices,
  type ListFilterKey,
  type ListFilters,
  type ListQuery,
} from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useFailureText } from '@pendapa/panels';
import { useStatus } from '@pendapa/query';
import { listFilterTexts } from './list-filter-messages.ts';
import { useListChoices } from './use-list-choices.ts';
import { useListFilterWords } from './use-list-filter-words.ts';
import type { ChangeListFilters } from './use-list-filters.ts';

export interface ListFilterFieldsProps {
  readonly listQuery: ListQuery;
  readonly filters: ListFilters;
  readonly onFilters: ChangeListFilters;
}

/** All choices: fixed codes, or those with cases and those chosen; the latest year is first. What is not known is last, if it has cases. */
function codesOf(key: ListFilterKey, numbers: ListChoices['choices'] | null, chosen: readonly string[]): readonly string[] {
  const found = [...new Set([...(numbers?.[key] ?? []).map(({ code }) => code), ...chosen])].sort();
  const known = found.filter((code) => code !== NOT_KNOWN);
  const codes = listFilterSpec(key).codes ?? (key === 'taxYear' ? known.reverse() : known);
  return found.includes(NOT_KNOWN) ? [...codes, NOT_KNOWN] : codes;
}

interface ChoicesProps {
  readonly name: ListFilterKey;
  readonly numbers: ListChoices['choices'] | null;
  readonly chosen: readonly string[];
  readonly onToggle: (code: string) => void;
}

const toggled = (chosen: readonly string[] = [], code: string): readonly string[] =>
  chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code];

/** Choices of one filter. One without cases stays, pale. */
function Choices({ name, numbers, chosen, onToggle }: ChoicesProps) {
  const t = useMessages(listFilterTexts);
  const words = useListFilterWords(name === 'lastChannel');
  const format = useFormat();
  const cases = new Map(numbers?.[name]?.map((choice) => [choice.code, choice.cases]));
  const codes = codesOf(name, numbers, chosen);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600 }}>
        {t(name)}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 200, overflowY: 'auto' }}>
        {codes.map((code) => {
          const count = cases.get(code) ?? 0;
          return (
            <FormControlLabel
              key={code}
              control={<Checkbox size="small" sx={{ py: 0.25 }} checked={chosen.includes(code)} onChange={() => onToggle(code)} />}
              label={numbers ? `${words.name(name, code)} (${format.count(count)})` : words.name(name, code)}
              slotProps={{ typography: { variant: 'body2', color: numbers && count === 0 ? 'textSecondary' : 'textPrimary' } }}
            />
          );
        })}
      </Box>
    </Box>
  );
}

interface AmountFieldProps {
  readonly label: string;
  /** Minor units. */
  readonly amount: string | undefined;
  readonly digits: number;
  readonly onAmount: (amount: string | undefined) => void;
}

const MAX_DIGITS = 15;

/** An amount in whole units, applied on leaving the field or with Enter. */
function AmountField({ label, amount, digits, onAmount }: AmountFieldProps) {
  const shown = amount === undefined ? '' : String(BigInt(amount) / 10n ** BigInt(digits));
  const [typed, setTyped] = useState<string | null>(null);
  const apply = (): void => {
    setTyped(null);
    if (typed === null || typed === shown) return;
    onAmount(typed === '' ? undefined : String(BigInt(typed) * 10n ** BigInt(digits)));
  };
  return (
    <TextField
      size="small"
      label={label}
      value={typed ?? shown}
      onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}

/** Amounts whose limits are the wrong way round are exchanged. */
function ordered({ min, max, ...codes }: ListFilters): ListFilters {
  const swapped = min !== undefined && max !== undefined && BigInt(min) > BigInt(max);
  const [from, to] = swapped ? [max, min] : [min, max];
  return { ...codes, ...(from !== undefined && { min: from }), ...(to !== undefined && { max: to }) };
}

/** The choices of a list's filters, with the number of cases of each under the other filters. */
export function ListFilterFields({ listQuery, filters, onFilters }: ListFilterFieldsProps) {
  const t = useMessages(listFilterTexts);
  const { status } = useStatus();
  const failureText = useFailureText();
  const { choices, failure } = useListChoices(listQuery);
  const { filters: offered = [] } = listSpec(listQuery.list);
  const hint = offered.some((key) => listFilterSpec(key).chooses === 'debts') ? 'debts' : 'objects';
  const counting = failure ? failureText(failure) : t(choices ? hint : 'reading');
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' } }}>
        {offered.map((key) => (
          <Choices
            key={key}
            name={key}
            numbers={choices}
            chosen={filters[key] ?? []}
            onToggle={(code) => onFilters((latest) => ({ ...latest, [key]: toggled(latest[key], code) }))}
          />
        ))}
      </Box>
      <Box role="group" aria-label={t('amount')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, alignItems: 'center' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t('amount')}
        </Typography>
        {(['min', 'max'] as const).map((name) => (
          <AmountField
            key={name}
            label={t(name, { symbol: status?.currency.symbol ?? '' })}
            amount={filters[name]}
            digits={status?.currency.digits ?? 0}
            onAmount={(amount) => onFilters((latest) => ordered({ ...latest, [name]: amount }))}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 1 }}>
        {counting}
      </Typography>
    </Box>
  );
}
