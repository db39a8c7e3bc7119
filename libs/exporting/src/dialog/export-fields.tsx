import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { LANGUAGES } from '@pendapa/contracts';
import { ORIENTATIONS, PAPERS, type FileFormat, type NameFault } from '@pendapa/export-files';
import { useMessages } from '@pendapa/i18n';
import { exportTexts } from '../messages.ts';
import type { Choice, ChoiceFaults } from './choice.ts';
import { RadioChoice } from './radio-choice.tsx';

export interface ExportFieldsProps {
  readonly choice: Choice;
  readonly change: (next: Partial<Choice>) => void;
  /** Null until the first attempt, so that nobody sees faults before. */
  readonly faults: ChoiceFaults | null;
  readonly disabled: boolean;
  readonly formats: readonly FileFormat[];
}

const NAME_FAULTS = {
  missing: 'nameRequired',
  forbidden: 'nameForbidden',
  reserved: 'nameReserved',
  'too-long': 'nameTooLong',
} as const satisfies Record<NameFault, string>;

const CSV_PROFILES = ['excel', 'machine'] as const;

function Included({ choice, change, faults, disabled }: ExportFieldsProps) {
  const t = useMessages(exportTexts);
  const id = useId();
  const noCharts = choice.format === 'csv';
  return (
    <FormControl component="fieldset" error={faults?.include} disabled={disabled} aria-describedby={id}>
      <FormLabel component="legend">{t('include')}</FormLabel>
      <FormGroup row>
        {(['charts', 'tables', 'filters'] as const).map((name) => (
          <FormControlLabel
            key={name}
            label={t(name)}
            disabled={disabled || (name === 'charts' && noCharts)}
            control={
              <Checkbox checked={choice[name] && !(name === 'charts' && noCharts)} onChange={(_, checked) => change({ [name]: checked })} />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={id}>{faults?.include ? t('includeRequired') : noCharts ? t('noChartsInCsv') : ' '}</FormHelperText>
    </FormControl>
  );
}

function FormatDetails({ choice, change, disabled }: ExportFieldsProps) {
  const t = useMessages(exportTexts);
  if (choice.format === 'csv') {
    const options = CSV_PROFILES.map((value) => ({ value, label: t(`profile.${value}`) }));
    return (
      <RadioChoice label={t('profile')} options={options} value={choice.csv} onChange={(csv) => change({ csv })} disabled={disabled} />
    );
  }
  if (choice.format !== 'pdf') return null;
  const sizes = PAPERS.map((value) => ({ value, label: t(`paper.${value}`) }));
  const ways = ORIENTATIONS.map((value) => ({ value, label: t(`orientation.${value}`) }));
  return (
    <>
      <RadioChoice row label={t('paper')} options={sizes} value={choice.size} onChange={(size) => change({ size })} disabled={disabled} />
      <RadioChoice
        row
        label={t('orientation')}
        options={ways}
        value={choice.orientation}
        onChange={(orientation) => change({ orientation })}
        disabled={disabled}
      />
    </>
  );
}

/** The fields of the dialog: format, name, contents, and options of single formats. */
export function ExportFields(props: ExportFieldsProps) {
  const { choice, change, faults, disabled, formats: offered } = props;
  const t = useMessages(exportTexts);
  const formats = offered.map((value) => ({ value, label: t(value) }));
  const languages = LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }));
  return (
    <>
      <RadioChoice
        row
        label={t('format')}
        options={formats}
        value={choice.format}
        onChange={(format) => change({ format })}
        disabled={disabled}
        fault={faults?.format ? t('formatRequired') : undefined}
      />
      <FormatDetails {...props} />
      <TextField
        label={t('name')}
        value={choice.name}
        onChange={({ target }) => change({ name: target.value })}
        error={Boolean(faults?.name)}
        helperText={faults?.name ? t(NAME_FAULTS[faults.name]) : ' '}
        disabled={disabled}
        fullWidth
        size="small"
      />
      <Included {...props} />
      <RadioChoice
        row
        label={t('language')}
        options={languages}
        value={choice.language}
        onChange={(language) => change({ language })}
        disabled={disabled}
      />
    </>
  );
}
