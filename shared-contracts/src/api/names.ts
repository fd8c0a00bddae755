import { z } from 'zod';
import { longest } from './limits';

/** What people may write as their name, and as their company's. */
export const PersonName = z.string().trim().min(1).max(longest.personName);
export const CompanyName = z.string().trim().min(1).max(longest.companyName);
