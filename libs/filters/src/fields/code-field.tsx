import { useDeferredValue, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMessages, useText } from '@pendapa/i18n';
import { useOptions, CODE_DIMENSIONS, type FoundOptions, type CodeFilter } from '@pendapa/query';
import { filterTexts } from '../messages/filters.ts';
import { CheckboxList } from './checkbox-list.tsx';
import type { FieldProps } from './field.ts';
import { scrollBox } from './scroll-box.ts';

/** Lists up to this length have no search field. */
const MAX_OPTIONS_WITHOUT_SEARCH = 8;

function OptionsRemark({ found }: { readonly found: FoundOptions }) {
  const t = useMessages(filterTexts);
  if (found.failure)
    return (
      <Button size="small" onClick={found.retry}>
        {t('optionsFailed')}
      </Button>
    );
  const remark = found.loading
    ? t('optionsLoading')
    : found.truncated
      ? t('optionsMore')
      : found.options.length === 0
        ? t('optionsNone')
        : '';
  return (
    <Typography role="status" variant="caption" color="textSecondary" component="p">
      {remark}
    </Typography>
  );
}

export interface CodeFieldProps extends FieldProps {
  readonly filter: CodeFilter;
}

/** Chooses codes of one dimension by name; the server searches long lists. */
export function CodeField({ filter, choices, change }: CodeFieldProps) {
  const t = useMessages(filterTexts);
  const text = useText();
  const [sought, setSought] = useState('');
  const dimension = CODE_DIMENSIONS[filter];
  const found = useOptions({ dimension, search: useDeferredValue(sought.trim()) });
  const searchable = sought !== '' || found.truncated || found.options.length > MAX_OPTIONS_WITHOUT_SEARCH;
  return (
    <Box>
      {searchable && (
        <TextField
          autoFocus
          size="small"
          fullWidth
          type="search"
          label={t('search', { label: t(filter).toLowerCase() })}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          sx={{ mt: 0.5, mb: 1 }}
        />
      )}
      <Box sx={{ ...scrollBox, maxHeight: 320 }}>
        <CheckboxList
          label={t(filter)}
          options={found.options.map(({ code, name }) => ({ value: code, label: text(name) }))}
          chosen={choices[filter]}
          onChange={(chosen) => change({ [filter]: chosen })}
        />
      </Box>
      <OptionsRemark found={found} />
    </Box>
  );
}
