import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { levelsIn, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { useMemberName, useStateWords } from '@pendapa/panels';
import { rowsOf } from '@pendapa/query';
import { messages } from '../../messages/regional.ts';
import { useMapRegions } from '../shared/map-regions.ts';

export const HINT_REGIONS = 10;

/** Lists the ten largest regions in a tooltip. */
export function TopTenHint() {
  const t = useMessages(messages);
  const words = useStateWords();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const { answer } = useMapRegions();
  if (!answer) return null;
  const { level } = levelsIn(answer);
  const regions = rowsOf(answer).filter(({ codes }) => codes[level] !== null);
  const list = (
    <>
      <strong>{t('topTen')}</strong>
      <ol style={{ margin: 0, paddingInlineStart: '1.75em' }}>
        {regions.slice(0, HINT_REGIONS).map(({ codes, current }) => (
          <li key={codes[level]}>
            {name(answer, level, codes[level])}: {words.text(current[money], 'money')}
          </li>
        ))}
      </ol>
    </>
  );
  return (
    <Tooltip title={list}>
      <IconButton size="small" aria-label={t('topTen')} sx={{ color: 'text.secondary', p: 0.5 }}>
        <InfoOutlinedIcon sx={{ fontSize: '1.125rem' }} />
      </IconButton>
    </Tooltip>
  );
}
