import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { calendarDate, fiscalYearPeriod, isCalendarDate } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useStatus } from '@pendapa/query';
import { NoteText, Panel, ToggleChoice } from '@pendapa/ui-layout';
import { targetTexts } from '../messages/targets.ts';
import type { MenuOption } from '../parts/menu-field.tsx';
import { currentYear } from './current-year.ts';
import { AMOUNT_UNITS } from './read-amount.ts';
import { TARGET_VERSIONS, type TargetDraft } from './target-draft.ts';
import type { ServiceUnits } from './use-service-units.ts';

const YEARS_BEFORE = 6;
const YEARS_AFTER = 2;

/** Days from which targets of a year may hold: budgets that begin in July are decided in spring. */
function effectiveSpan(year: number, firstMonth: number): { readonly from: string; readonly to: string } {
  return { from: calendarDate(year - 1, 4, 1), to: fiscalYearPeriod(year, firstMonth).to };
}

/** True if the typed day is a date on which targets of the typed year may begin to hold. */
export function isEffectiveDay({ year, effectiveFrom }: TargetDraft, firstMonth: number): boolean {
  if (year === null || !isCalendarDate(effectiveFrom)) return false;
  const { from, to } = effectiveSpan(year, firstMonth);
  return effectiveFrom >= from && effectiveFrom <= to;
}

interface MenuProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly MenuOption[];
  readonly onChoose: (value: string) => void;
}

/** A menu of the browser itself, with its name above it. */
const Menu = ({ label, value, options, onChoose }: MenuProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </TextField>
);

/** Years to choose from, the latest first. */
function useYears(chosen: number | null): readonly MenuOption[] {
  const { status } = useStatus();
  const { year: nameOf } = useFormat();
  if (status === null) return [];
  const { fiscalYearStart } = status;
  const last = currentYear(status) + YEARS_AFTER;
  const years = Array.from({ length: YEARS_BEFORE + YEARS_AFTER }, (_, index) => last - index);
  const all = chosen === null || years.includes(chosen) ? years : [...years, chosen];
  return all.map((year) => ({ value: String(year), label: nameOf(fiscalYearPeriod(year, fiscalYearStart).from) }));
}

export interface TargetFieldsProps {
  readonly draft: TargetDraft;
  readonly units: ServiceUnits;
  readonly onChange: (changes: Partial<TargetDraft>) => void;
}

/** Year, version, date, decree, and how amounts are written. Year and version are not chosen beforehand. */
export function TargetFields({ draft, units: { units, isTruncated }, onChange }: TargetFieldsProps) {
  const t = useMessages(targetTexts);
  const { date } = useFormat();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  const none = { value: '', label: t('choose') };
  const { year, version, effectiveFrom, decree, unit, isByMonth, serviceUnit } = draft;
  const levels = [{ value: '', label: t('units.agency') }, ...units.map(({ code, name }) => ({ value: code, label: name }))];
  // A unit that is gone stays in sight, so that its targets can be taken out.
  const gone = serviceUnit === null || units.some(({ code }) => code === serviceUnit) ? [] : [{ value: serviceUnit, label: serviceUnit }];
  const isDayWrong = year !== null && effectiveFrom !== '' && !isEffectiveDay(draft, firstMonth);
  const span = year === null ? null : effectiveSpan(year, firstMonth);
  return (
    <Panel title={t('head')}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          pt: 0.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        <Menu
          label={t('year')}
          value={year === null ? '' : String(year)}
          options={[none, ...useYears(year)]}
          onChoose={(value) => onChange({ year: value === '' ? null : Number(value) })}
        />
        <Menu
          label={t('version')}
          value={version ?? ''}
          options={[none, ...TARGET_VERSIONS.map((value) => ({ value, label: t(`version.${value}`) }))]}
          onChoose={(value) => onChange({ version: TARGET_VERSIONS.find((own) => own === value) ?? null })}
        />
        <TextField
          size="small"
          type="date"
          label={t('effectiveFrom')}
          value={effectiveFrom}
          error={isDayWrong}
          helperText={isDayWrong && span ? t('effectiveFrom.wrong', { from: date(span.from), to: date(span.to) }) : undefined}
          onChange={({ target }) => onChange({ effectiveFrom: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          size="small"
          label={t('decree')}
          value={decree}
          helperText={t('decree.help')}
          onChange={({ target }) => onChange({ decree: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 80 } }}
        />
      </Box>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Menu
          label={t('unit')}
          value={unit}
          options={AMOUNT_UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
          onChoose={(value) => onChange({ unit: AMOUNT_UNITS.find((own) => own === value) ?? unit })}
        />
        <ToggleChoice
          label={t('columns')}
          value={isByMonth ? 'months' : 'year'}
          choices={['year', 'months'] as const}
          name={(choice) => t(`columns.${choice}`)}
          onChoose={(choice) => onChange({ isByMonth: choice === 'months' })}
        />
        {(levels.length > 1 || gone.length > 0) && (
          <Menu
            label={t('units.level')}
            value={serviceUnit ?? ''}
            options={[...levels, ...gone]}
            onChoose={(value) => onChange({ serviceUnit: value === '' ? null : value })}
          />
        )}
        {isTruncated && <NoteText>{t('units.truncated')}</NoteText>}
      </Box>
    </Panel>
  );
}
