import { useDeferredValue, useId, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMessages, useText } from '@pendapa/i18n';
import { useOptions, REGION_LEVELS, type RegionLevel } from '@pendapa/query';
import { filterTexts } from '../messages/filters.ts';
import { useFoundRegions } from './use-found-regions.ts';
import type { FieldProps } from './field.ts';

interface LevelSelectProps {
  readonly level: RegionLevel;
  /** Parent region; null for the widest level. */
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

/** Searches a region of any level by part of its name. */
function RegionSearch({ onChoose }: { readonly onChoose: (way: readonly string[]) => void }) {
  const t = useMessages(filterTexts);
  const text = useText();
  const [sought, setSought] = useState('');
  const found = useFoundRegions(useDeferredValue(sought.trim()));
  return (
    <Autocomplete
      size="small"
      autoHighlight
      forcePopupIcon={false}
      open={sought !== ''}
      options={found}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => text(name)}
      getOptionKey={({ way }) => way.join(' ')}
      isOptionEqualToValue={() => false}
      value={null}
      inputValue={sought}
      onInputChange={(_, typed, reason) => reason === 'input' && setSought(typed)}
      onChange={(_, region) => {
        if (!region) return;
        setSought('');
        onChoose(region.way);
      }}
      noOptionsText={t('optionsNone')}
      renderInput={(field) => <TextField {...field} autoFocus type="search" label={t('searchRegion')} />}
      renderOption={({ key, ...item }, { name, level, parents }) => (
        <Box component="li" key={key} {...item} sx={{ gap: 1, '&&': { justifyContent: 'space-between' } }}>
          <span>{text(name)}</span>
          <Typography component="span" variant="caption" color="textSecondary" sx={{ textAlign: 'right' }}>
            {[t(`level.${level}`), ...parents.map(text)].join(', ')}
          </Typography>
        </Box>
      )}
    />
  );
}

/** Chooses a region by name, or step by step: city, district, ward. */
export function RegionField({ choices, change }: FieldProps) {
  const { region } = choices;
  const choose = (index: number, code: string): void =>
    change({ region: code === '' ? region.slice(0, index) : [...region.slice(0, index), code], level: null });
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
      <RegionSearch onChoose={(way) => change({ region: way, level: null })} />
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
