"""Addresses of money."""

from django.urls import path

from scorekeeper.money.views import balances, bills, payments, settlement, signatures

urlpatterns = [
    path("groups/<int:pk>/money/", balances.of_group, name="money"),
    path("groups/<int:pk>/debts/", balances.old_address, name="debts"),
    path("groups/<int:pk>/payments/", payments.of_group, name="payments_of_group"),
    path(
        "groups/<int:pk>/payments/<int:payment>/deletion/",
        payments.deletion_of_group,
        name="delete_payment_of_group",
    ),
    path(
        "groups/<int:pk>/settling-as-one/",
        balances.settling_as_one,
        name="settle_as_one",
    ),
    path("nights/<int:pk>/settlement/", settlement.settlement, name="settlement"),
    path("nights/<int:pk>/settlement.txt", settlement.text, name="settlement_text"),
    path("nights/<int:pk>/payments/", payments.of_night, name="payments"),
    path(
        "nights/<int:pk>/payments/<int:payment>/deletion/",
        payments.deletion_of_night,
        name="delete_payment",
    ),
    path("nights/<int:pk>/signatures/", signatures.signatures, name="signatures"),
    path("nights/<int:pk>/bills/", bills.bills, name="bills"),
    path("nights/<int:pk>/bills/<int:bill>/", bills.bill, name="bill"),
    path(
        "nights/<int:pk>/bills/<int:bill>/removal/", bills.removal, name="remove_bill"
    ),
]
