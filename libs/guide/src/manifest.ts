import HelpOutlinedIcon from '@mui/icons-material/HelpOutlineOutlined';
import { defineFeature, GUIDE_PATH } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const guideFeature = defineFeature({
  key: 'guide',
  label: 'group',
  icon: HelpOutlinedIcon,
  menu,
  pages: [{ path: GUIDE_PATH, label: 'guide', icon: HelpOutlinedIcon, load: () => import('./pages/guide-page.tsx'), menu: false }],
});
