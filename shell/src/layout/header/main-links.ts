/** Main navigation beside PRODUITS; texts of the specification, section 2. */
export const mainLinks = [
  { to: '/about', text: 'A PROPOS' },
  { to: '/commitment', text: 'ENGAGEMENT' },
  { to: '/contact', text: 'CONTACT' },
] as const;
