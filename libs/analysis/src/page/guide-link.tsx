import HelpOutlinedIcon from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMessages } from '@pendapa/i18n';
import { guideAddress, PageLink, useAddress } from '@pendapa/page-manifest';
import { pageTexts } from './messages.ts';

/** Leads to the part of the guide about this page. */
export function GuideLink() {
  const t = useMessages(pageTexts);
  const { path } = useAddress();
  return (
    <Tooltip title={t('guide')}>
      <IconButton component={PageLink} to={guideAddress(path)} size="small" aria-label={t('guide')} sx={{ displayPrint: 'none' }}>
        <HelpOutlinedIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
