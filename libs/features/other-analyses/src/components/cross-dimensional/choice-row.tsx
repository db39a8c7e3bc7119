import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { ListChoice, ToggleChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/cross-dimensional.ts';
import { useMoving } from '../use-moving.ts';
import {
  ACROSS,
  columnsFor,
  LAGS,
  MEASURES,
  METHODS,
  ROWS,
  SAYINGS,
  upFor,
  useAcross,
  useColumnsChoice,
  useLag,
  useLeast,
  useMeasureChoice,
  useMethod,
  useRows,
  useSaying,
  useUp,
  useView,
  VIEWS,
} from './choices.ts';

/** Choice of the view, with its own choices beside it. */
export function ChoiceRow({ children }: { readonly children?: ReactNode }) {
  const t = useMessages(messages);
  const [view, choose] = useView();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ToggleChoice label={t('view')} value={view} choices={VIEWS} name={(one) => t(`view.${one}`)} onChoose={choose} />
      {children}
    </Box>
  );
}

/** Choices of rows, columns and measure. */
export function PivotChoices() {
  const t = useMessages(messages);
  const text = useText();
  const [rows, chooseRows] = useRows();
  const [columns, chooseColumns] = useColumnsChoice();
  const [measure, chooseMeasure] = useMeasureChoice();
  return (
    <>
      <ListChoice label={t('rows')} value={rows} choices={ROWS} name={(side) => text(DIMENSION_LABELS[side])} onChoose={chooseRows} />
      <ListChoice
        label={t('columns')}
        value={columns}
        choices={columnsFor(rows)}
        name={(side) => text(DIMENSION_LABELS[side])}
        onChoose={chooseColumns}
      />
      <ListChoice label={t('measure')} value={measure} choices={MEASURES} name={(one) => t(one)} onChoose={chooseMeasure} />
    </>
  );
}

/** Choice of what the cells of the table show. */
export function SayingChoice() {
  const t = useMessages(messages);
  const [saying, choose] = useSaying();
  return (
    <Box sx={{ display: 'flex' }}>
      <ListChoice label={t('saying')} value={saying} choices={SAYINGS} name={(one) => t(`saying.${one}`)} onChoose={choose} />
    </Box>
  );
}

/** Choices of the indicators on the axes. */
export function AxisChoices() {
  const t = useMessages(messages);
  const [across, chooseAcross] = useAcross();
  const [up, chooseUp] = useUp();
  const [lag, chooseLag] = useLag();
  return (
    <>
      <ListChoice label={t('across')} value={across} choices={ACROSS} name={(key) => t(`indicator.${key}`)} onChoose={chooseAcross} />
      <ListChoice label={t('lag')} value={lag} choices={LAGS} name={(years) => t(`lag.${years}`)} onChoose={chooseLag} />
      <ListChoice label={t('up')} value={up} choices={upFor(across)} name={(key) => t(`indicator.${key}`)} onChoose={chooseUp} />
    </>
  );
}

/** Choice of the correlation method. */
export function MethodChoice() {
  const t = useMessages(messages);
  const [method, choose] = useMethod();
  return <ListChoice label={t('method')} value={method} choices={METHODS} name={(one) => t(`method.${one}`)} onChoose={choose} />;
}

/** Slider of the minimum strength; the address changes on release. */
export function LeastSlider() {
  const t = useMessages(messages);
  const format = useFormat();
  const [least, choose] = useLeast();
  const [shown, move] = useMoving(least);
  const leastText = (value: number): string => t('least', { r: format.decimal(value, 2) });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, displayPrint: 'none' }}>
      <Typography variant="body2">{leastText(shown)}</Typography>
      <Slider
        size="small"
        min={0.3}
        max={0.9}
        step={0.05}
        value={shown}
        aria-label={t('leastLabel')}
        getAriaValueText={leastText}
        sx={{ width: 150 }}
        onChange={(_, value) => move(value)}
        onChangeCommitted={(_, value) => choose(value)}
      />
    </Box>
  );
}
