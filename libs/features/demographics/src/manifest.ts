import BusinessCenterIcon from '@mui/icons-material/BusinessCenter';
import Diversity3Icon from '@mui/icons-material/Diversity3';
import OtherHousesIcon from '@mui/icons-material/OtherHouses';
import PersonIcon from '@mui/icons-material/Person';
import { defineFeature } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const demographicsFeature = defineFeature({
  key: 'demographics',
  label: 'group',
  icon: Diversity3Icon,
  menu,
  pages: [
    { path: '/demo-individual', label: 'individual', icon: PersonIcon, load: () => import('./pages/demo-individual-page.tsx') },
    { path: '/demo-corporate', label: 'corporate', icon: BusinessCenterIcon, load: () => import('./pages/demo-corporate-page.tsx') },
    { path: '/demo-taxobject', label: 'taxObject', icon: OtherHousesIcon, load: () => import('./pages/demo-taxobject-page.tsx') },
  ],
});
