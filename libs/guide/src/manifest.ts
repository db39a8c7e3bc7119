import MenuBookIcon from '@mui/icons-material/MenuBook';
import { defineFeature, GUIDE_PATH } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const guideFeature = defineFeature({
  key: 'guide',
  label: 'group',
  icon: MenuBookIcon,
  menu,
  pages: [{ path: GUIDE_PATH, label: 'guide', icon: MenuBookIcon, load: () => import('./pages/guide-page.tsx'), menu: false }],
});
