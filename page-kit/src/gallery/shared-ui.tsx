import { toast } from 'react-hot-toast/headless';
import * as button from 'shared-ui/button';
import * as dialog from 'shared-ui/dialog';
import * as feedback from 'shared-ui/feedback';
import * as field from 'shared-ui/field';
import * as icon from 'shared-ui/icon';
import { iconPaths, pictogramPaths } from 'shared-ui/icon-paths';
import * as layout from 'shared-ui/layout';
import { ToastRegion } from 'shared-ui/toast-region';
import { longText, nothing, show } from './states';

const text = longText;
const children = longText;
const onRetry = nothing;
const error = 'Saisissez une adresse e-mail, par exemple nom@entreprise.fr.';
const tones = ['info', 'ok', 'warn', 'bad'] as const;
const names = Object.keys(iconPaths) as icon.IconName[];
const stepper = { onChange: nothing, label: 'Quantité de sacs', itemName: 'sacs' };
const question = { title: 'Supprimer\u00a0?', confirmLabel: 'Supprimer', dismissLabel: 'Annuler', children };
const rows = [
  { label: 'Sous-total', detail: longText, value: '1 234 567,89' },
  { label: 'Remise', value: '10,00', tone: 'leaf' as const },
  { label: 'Total', value: '1 234 557,89', tone: 'total' as const },
];

/** The components of `shared-ui`. */
export const entries = [
  show(button.Button, {
    usuel: { icon: 'cart', children: 'Commander' },
    'en cours': { busy: true, children: 'Payer' },
    désactivé: { disabledReason: 'Acceptez les conditions.', children: 'Payer' },
    'texte long': { full: true, size: 'big', children },
    secondaire: { variant: 'secondary', size: 'small', children },
    'sur fond sombre': { variant: 'secondary', children },
    tertiaire: { variant: 'tertiary', children },
  }),
  show(button.ButtonLink, { 'texte long': { href: '/order', icon: 'cart', children } }),
  show(button.IconButton, {
    usuel: { icon: 'plus', label: 'Ajouter' },
    danger: { icon: 'trash', label: 'Supprimer', tone: 'danger' },
    rond: { icon: 'chevron-left', label: 'Produits précédents', tone: 'round' },
    'sur fond sombre': { icon: 'menu', label: 'Menu', tone: 'inherit' },
  }),
  show(button.ArrowLink, { 'texte long': { href: '/about', children } }),
  show(button.LinkButton, { 'texte long': { children } }),
  show(button.TextLink, { 'texte long': { href: '/about', children } }),
  show(dialog.Dialog, {
    'texte long': (modal) => <dialog.Dialog {...modal} {...{ children }} label="Avis" />,
  }),
  show(dialog.Modal, {
    'texte long': (modal) => (
      <dialog.Modal {...modal} label="Avis">
        {() => text}
      </dialog.Modal>
    ),
  }),
  show(dialog.SidePanel, {
    'texte long': (modal) => <dialog.SidePanel {...modal} title={text} footer={text} {...{ children }} />,
  }),
  show(dialog.Question, {
    refusée: ({ open, ...modal }) =>
      open && <dialog.Question {...modal} {...question} busy={false} refusal={text} onConfirm={nothing} />,
  }),
  show(feedback.EmptyState, {
    'texte long': { picture: 'panier-vide', title: 'Panier vide', text, children },
  }),
  show(feedback.ErrorState, {
    'texte long': { text, onRetry },
    'nouvel essai': { text, retrying: true, onRetry },
  }),
  show(feedback.DelayNote, { 'hors ligne': { delay: 'offline', onRetry } }),
  show(feedback.DelaySentence, { lent: { delay: 'slow', onRetry } }),
  show(feedback.LateNote, { 'en retard': { after: 0, onRetry } }),
  show(feedback.UntilLate, {
    'en retard': { after: 0, onRetry },
    avant: { after: 600_000, onRetry, children },
  }),
  show(feedback.Note, { tons: tones.map((tone) => <feedback.Note key={tone} {...{ tone, children }} />) }),
  show(feedback.Pill, {
    tons: tones.map((tone) => <feedback.Pill key={tone} icon="check" {...{ tone, children: tone }} />),
  }),
  show(feedback.Refusal, { 'texte long': { children } }),
  show(feedback.RetryNote, {
    'texte long': { onRetry, children },
    'en cours': { onRetry, busy: true, children },
  }),
  show(feedback.RetryButton, { usuel: {}, 'en cours': { busy: true } }),
  show(feedback.LoadingText, { 'pour lecteurs d’écran': { children: text } }),
  show(feedback.PageSkeleton, { usuel: {} }),
  show(feedback.Skeleton, { usuel: {}, bouton: { width: '1/4', height: 'l' }, image: { height: 'picture' } }),
  show(feedback.Spinner, { 'texte long': { label: longText } }),
  show(field.Checkbox, { 'texte long': { label: text }, désactivé: { label: 'Pro', disabled: true } }),
  show(field.ErrorSummary, { usuel: { errors: [{ fieldId: 'email', message: error }] } }),
  show(field.Field, {
    'texte long': {
      label: text,
      hint: text,
      optional: true,
      children: (control) => <field.Input {...control} />,
    },
  }),
  show(field.Input, { 'texte long': { 'aria-label': 'Nom', defaultValue: text } }),
  show(field.TextArea, { 'texte long': { 'aria-label': 'Message', defaultValue: text } }),
  show(field.Select, { 'texte long': { 'aria-label': 'Tri', children: <option>{text}</option> } }),
  show(field.InputField, {
    obligatoire: { label: 'Nom', required: true, hint: 'Tel qu’il figure sur la facture' },
    'en erreur': { id: 'email', label: 'Adresse e-mail', error, defaultValue: 'nom@' },
    désactivé: { label: 'Code', disabled: true },
  }),
  show(field.PasswordField, { usuel: { label: 'Mot de passe', defaultValue: 'savon' } }),
  show(field.QuantityStepper, {
    'six chiffres': { ...stepper, value: 999_999 },
    refusée: { ...stepper, value: 7, refusal: 'Vendu par 10.', size: 's' },
  }),
  show(field.SearchField, {
    usuel: { text: 'sac', maxLength: 80, onType: nothing, onSubmit: nothing, onClose: nothing },
  }),
  show(icon.CategoryPictogram, {
    familles: Object.keys(pictogramPaths).map((category) => (
      <icon.CategoryPictogram key={category} {...{ category }} />
    )),
  }),
  show(icon.Icon, { toutes: names.map((name) => <icon.Icon key={name} {...{ name }} />) }),
  show(icon.Logo, {
    usuel: { name: 'Boutique SPH' },
    'autre nom': { name: 'Clairet Pro' },
    'sur fond sombre': { name: 'Boutique SPH', tone: 'white' },
  }),
  show(layout.BottomBar, { 'texte long': { children } }),
  show(layout.Breadcrumb, {
    'texte long': {
      items: [
        { label: 'Produits', href: '/sacs' },
        { label: text, href: '/sacs/housses' },
      ],
    },
  }),
  show(layout.ChangeAnnouncement, { 'pour lecteurs d’écran': { parts: ['Total 12'] } }),
  show(layout.Listing, { 'texte long': { side: text, children } }),
  show(layout.LiveRegion, { 'pour lecteurs d’écran': { message: '3 résultats' } }),
  show(layout.PageTitle, { 'texte long': { title: text } }),
  show(layout.PanelBox, {
    usuelle: { padded: true, children },
    grise: { padded: true, tone: 'mist', children },
  }),
  show(layout.Split, { 'texte long': { aside: text, children } }),
  show(layout.SummaryList, { 'texte long': { rows }, compacte: { rows, compact: true } }),
  show(layout.VisuallyHidden, { 'pour lecteurs d’écran': { children } }),
  show(layout.Wrap, { 'texte long': { children } }),
  show(ToastRegion, {
    usuelle: [
      <ToastRegion key="region" />,
      <button.Button key="success" onClick={() => toast.success(text)} {...{ children: 'Réussite' }} />,
      <button.Button key="error" onClick={() => toast.error(text)} {...{ children: 'Échec' }} />,
    ],
  }),
];
