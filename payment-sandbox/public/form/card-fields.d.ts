export function digitsOf(text: string): string;
export function formatNumber(text: string): string;
export function formatExpiry(text: string): string;
export function readExpiry(text: string): { month: number; year: number } | null;
export function brandOf(digits: string): string | null;
export function hasCheckDigit(digits: string): boolean;
export function numberFault(text: string, exempt: readonly string[]): string | null;
export function expiryFault(text: string, now: Date): string | null;
export function securityCodeFault(text: string, brand: string | null): string | null;
