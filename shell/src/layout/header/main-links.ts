/** Main navigation beside PRODUITS; texts of the specification, section 2. */
export const mainLinks = [
  { href: '/about', text: 'A PROPOS' },
  { href: '/commitment', text: 'ENGAGEMENT' },
  { href: '/contact', text: 'CONTACT' },
] as const;
