import { useId } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { useMessages, useText } from '@pendapa/i18n';
import { filterTexts } from '../../messages/filters.ts';
import { useOptions } from '../../request/use-options.ts';
import { REGION_LEVELS, type RegionLevel } from '../choices.ts';
import type { FieldProps } from './field.ts';

interface LevelSelectProps {
  readonly level: RegionLevel;
  /** Null for the widest level. */
  readonly parent: string | null;
  readonly disabled: boolean;
  readonly value: string;
  readonly onChoose: (code: string) => void;
}

function LevelSelect({ level, parent, disabled, value, onChoose }: LevelSelectProps) {
  const t = useMessages(filterTexts);
  const text = useText();
  const id = useId();
  const { options } = useOptions({ dimension: level, search: '', parent: parent ?? undefined }, !disabled);
  return (
    <FormControl variant="standard" fullWidth disabled={disabled}>
      <InputLabel htmlFor={id} shrink>
        {t(`level.${level}`)}
      </InputLabel>
      <NativeSelect id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t('all')}</option>
        {value !== '' && !options.some(({ code }) => code === value) && <option value={value}>{value}</option>}
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {text(name)}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

/** City, district and ward: each list follows from the choice above it. */
export function RegionField({ choices, change }: FieldProps) {
  const { region } = choices;
  const choose = (index: number, code: string): void =>
    change({ region: code === '' ? region.slice(0, index) : [...region.slice(0, index), code], level: null });
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
      {REGION_LEVELS.map((level, index) => (
        <LevelSelect
          key={level}
          level={level}
          parent={region[index - 1] ?? null}
          disabled={index > region.length}
          value={region[index] ?? ''}
          onChoose={(code) => choose(index, code)}
        />
      ))}
    </Box>
  );
}
