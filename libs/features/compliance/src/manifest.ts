import DomainIcon from '@mui/icons-material/Domain';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import RuleIcon from '@mui/icons-material/Rule';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import VerifiedUserIcon from '@mui/icons-material/VerifiedUser';
import { defineFeature } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const complianceFeature = defineFeature({
  key: 'compliance',
  label: 'group',
  icon: VerifiedUserIcon,
  menu,
  pages: [
    { path: '/compliance', label: 'compliance', icon: FactCheckIcon, load: () => import('./pages/compliance-page.tsx') },
    { path: '/compliance-tax-type', label: 'taxType', icon: RuleIcon, load: () => import('./pages/compliance-tax-type-page.tsx') },
    { path: '/compliance-up3d', label: 'up3d', icon: DomainIcon, load: () => import('./pages/compliance-up3d-page.tsx') },
    { path: '/compliance-trend', label: 'trend', icon: ShowChartIcon, load: () => import('./pages/compliance-trend-page.tsx') },
  ],
});
