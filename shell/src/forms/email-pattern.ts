/** Rule of an e-mail address in the forms of the shell. */
export const emailPattern = {
  value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  message: 'Écrivez une adresse e-mail complète, par exemple nom@entreprise.fr.',
};
