import { COMPARISONS, OMISSIONS, TARGET_VERSIONS } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { REGION_LEVELS } from '@pendapa/query';
import { filterTexts } from '../messages/filters.ts';
import { TARGET_PERIODS } from '../choices/choices.ts';
import { useFilters } from '../choices/filters-context.ts';
import { comparedWith, periodOf } from '../choices/period.ts';
import type { FieldProps } from './field.ts';
import { RadioField } from './radio-field.tsx';

/** Returns the list member with this value, or null. */
const member = <T extends string>(list: readonly T[], value: string): T | null => list.find((one) => one === value) ?? null;

export function CompareField({ choices, change, date }: FieldProps) {
  const t = useMessages(filterTexts);
  const { countsTaxpayers } = useFilters();
  const offered = countsTaxpayers ? COMPARISONS.filter((value) => value === 'none' || value === 'last-year') : COMPARISONS;
  const possible = date === null || comparedWith(periodOf(choices.period, date), 'lebaran') !== null;
  return (
    <RadioField
      label={t('compare')}
      value={choices.compare}
      options={offered.map((value) => ({ value, label: t(`compare.${value}`), disabled: value === 'lebaran' && !possible }))}
      onChoose={(value) => change({ compare: member(COMPARISONS, value) ?? choices.compare })}
    />
  );
}

export function LevelField({ choices, change }: FieldProps) {
  const t = useMessages(filterTexts);
  return (
    <RadioField
      label={t('level')}
      value={choices.level ?? 'auto'}
      options={(['auto', ...REGION_LEVELS] as const).map((value) => ({ value, label: t(`level.${value}`) }))}
      onChoose={(value) => change({ level: member(REGION_LEVELS, value) })}
    />
  );
}

export function TargetField({ choices, change }: FieldProps) {
  const t = useMessages(filterTexts);
  return (
    <RadioField
      label={t('target')}
      value={choices.target}
      options={TARGET_PERIODS.map((value) => ({ value, label: t(`target.${value}`) }))}
      onChoose={(value) => change({ target: member(TARGET_PERIODS, value) ?? choices.target })}
    />
  );
}

export function VersionField({ choices, change }: FieldProps) {
  const t = useMessages(filterTexts);
  return (
    <RadioField
      label={t('version')}
      value={choices.version}
      options={TARGET_VERSIONS.map((value) => ({ value, label: t(`version.${value}`) }))}
      onChoose={(value) => change({ version: member(TARGET_VERSIONS, value) ?? choices.version })}
    />
  );
}

export function WithoutField({ choices, change }: FieldProps) {
  const t = useMessages(filterTexts);
  return (
    <RadioField
      label={t('without')}
      value={choices.without[0] ?? 'nothing'}
      options={(['nothing', ...OMISSIONS] as const).map((value) => ({ value, label: t(`without.${value}`) }))}
      onChoose={(value) => change({ without: OMISSIONS.filter((omission) => omission === value) })}
    />
  );
}

export function PenaltyField({ choices, change }: FieldProps) {
  const t = useMessages(filterTexts);
  return (
    <RadioField
      label={t('penalty')}
      value={choices.penalty ? 'with' : 'without'}
      options={(['with', 'without'] as const).map((value) => ({ value, label: t(`penalty.${value}`) }))}
      onChoose={(value) => change({ penalty: value === 'with' })}
    />
  );
}
