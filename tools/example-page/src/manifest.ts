import MapIcon from '@mui/icons-material/Map';
import { defineFeature } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const arrearsFeature = defineFeature({
  key: 'arrears',
  label: 'group',
  icon: MapIcon,
  menu,
  pages: [{ path: '/arrears-by-district', label: 'byDistrict', icon: MapIcon, load: () => import('./pages/arrears-by-district-page.tsx') }],
});
