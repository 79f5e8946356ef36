import brand from '@livery/brand-freedom-superapp';
import { startApp } from '@livery/shell';
import { modules } from './modules.ts';

void startApp(brand, modules);
