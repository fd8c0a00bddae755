/** The account shows nothing in the shell's layout. */
export default {};
