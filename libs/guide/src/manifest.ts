import MenuBookOutlinedIcon from '@mui/icons-material/MenuBookOutlined';
import { defineFeature, GUIDE_PATH } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const guideFeature = defineFeature({
  key: 'guide',
  label: 'group',
  icon: MenuBookOutlinedIcon,
  menu,
  pages: [{ path: GUIDE_PATH, label: 'guide', icon: MenuBookOutlinedIcon, load: () => import('./pages/guide-page.tsx'), menu: false }],
});
