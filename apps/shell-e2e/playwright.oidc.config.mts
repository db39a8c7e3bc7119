import { defineConfig } from '@playwright/test';
import base from './playwright.config.mts';

/** `npm run test:oidc`: access mode `oidc` with a real identity provider. The file starts its own servers. */
export default defineConfig({ ...base, testMatch: '**/*-identity-provider.ts', webServer: [], workers: 1 });
