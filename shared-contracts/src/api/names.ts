import { z } from 'zod';

/** What people may write as their name, and as their company's. */
export const PersonName = z.string().trim().min(1).max(100);
export const CompanyName = z.string().trim().min(1).max(150);
