import { UNIT_KINDS } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../messages/filters.ts';
import { CheckboxList } from './checkbox-list.tsx';
import type { FieldProps } from './field.ts';

/** Kinds of units, for example only UP3D, without Samsat and head office. */
export function KindField({ choices, change }: FieldProps) {
  const t = useMessages(filterTexts);
  return (
    <CheckboxList
      label={t('kind')}
      options={UNIT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      chosen={choices.kind}
      onChange={(chosen) => change({ kind: UNIT_KINDS.filter((kind) => chosen.includes(kind)) })}
    />
  );
}
