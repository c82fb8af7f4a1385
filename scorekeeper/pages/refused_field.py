"""A refused form opens at the first field that was refused, in sight and with focus."""

from django import forms
from django.forms.renderers import DjangoTemplates

OF_SEVERAL = (forms.RadioSelect, forms.CheckboxSelectMultiple)


class FieldInSight(forms.BoundField):
    """A field of a form, whose fields stand in the order of the page."""

    @property
    def is_first_refused(self):
        """Whether the page opens here; what concerns the whole form comes before."""
        if not self.form.is_bound or self.form.non_field_errors():
            return False
        refused = (name for name in self.form.fields if name in self.form.errors)
        return next(refused, None) == self.name

    def build_widget_attrs(self, attrs, widget=None):
        attrs = super().build_widget_attrs(attrs, widget)
        is_one = not isinstance(widget or self.field.widget, OF_SEVERAL)
        # Of several to choose from it is the fieldset around them that has the focus.
        if is_one and self.is_first_refused:
            attrs["autofocus"] = True
        return attrs


class Renderer(DjangoTemplates):
    bound_field_class = FieldInSight
